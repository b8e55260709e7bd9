import pg from 'pg';
import { DatabaseError } from './DatabaseError.ts';

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Any failure of the `pg` driver as a `DatabaseError`; a broken connection is 08006, a full pool 53300. */
export function postgresError(error: unknown): Error {
  if (error instanceof DatabaseError || error instanceof TypeError) return error;
  if (error instanceof pg.DatabaseError) {
    const { code = 'XX000', message, constraint, detail, table, column } = error;
    return new DatabaseError(code, message, { constraint, detail, table, column });
  }
  const reason = messageOf(error);
  if (reason === 'timeout exceeded when trying to connect') {
    return new DatabaseError('53300', 'All connections to the database are busy; try again in a moment.');
  }
  if (reason === 'Query read timeout')
    return new DatabaseError('57014', 'The database did not answer in time; try again.');
  return new DatabaseError('08006', `The connection to the database broke (${reason}); try again in a moment.`);
}
