import { type Client, bind } from '@lattice/api/bind';
import type { Resource } from '@lattice/api/resource';
import { transport } from './transport.ts';

/** A client of one resource for the person who is signed in: `client(roadinfo).page({ current: 1 })`. */
export const client = <R extends Resource>(definition: R): Client<R> => bind(definition, transport);
