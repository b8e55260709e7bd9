import { expect, test } from 'vitest';
import { packFeatures } from '../layers/PackedFeatures.ts';
import type { Pen } from './paintShapes.ts';
import { paintTop } from './paintTile.ts';
import { pixelX } from './project.ts';
import { TileStore } from './TileStore.ts';

interface Written {
  text: string;
  from: number;
  to: number;
}

/** A pen that draws nothing and keeps what it writes, ten pixels a letter. */
function notingPen(): { pen: Pen; written: Written[] } {
  const written: Written[] = [];
  const known: Readonly<Record<string | symbol, unknown>> = {
    measureText: (text: string) => ({ width: text.length * 10 }),
    fillText: (text: string, x: number) => written.push({ text, from: x, to: x + text.length * 10 }),
  };
  const pen = new Proxy(known, {
    get: (own, key) => own[key] ?? (() => undefined),
    set: () => true,
  });
  return { pen: pen as unknown as Pen, written };
}

/** A layer of one kind, whose key is '', in the upper half of a map. */
function storeOf(places: Readonly<Record<string, number>>): TileStore {
  const store = new TileStore('top');
  store.put({
    id: 'places',
    look: 'points',
    packed: packFeatures(
      Object.entries(places).map(([name, lng]) => ({
        id: name,
        name,
        kind: '',
        geometry: { type: 'Point', coordinates: [lng, 0] },
      })),
    ),
    cells: [],
    kinds: [''],
    signs: [],
    isNamed: true,
    isClustered: true,
    hasOutlines: false,
    isGround: false,
    system: 'WGS84',
  });
  store.show({ order: ['places'], hidden: {} });
  return store;
}

test('names stand after their marks, at the eastern edge before them', () => {
  const places = { west: -120, middle: 0, east: 120 };
  const store = storeOf(places);
  const { pen, written } = notingPen();
  paintTop(pen, store, { z: 0, x: 0, y: 0 }, 1);
  const sideOf = (name: keyof typeof places) => {
    const { from, to } = written.find(({ text }) => text === name) as Written;
    const at = pixelX(places[name], 0);
    return from > at ? 'after' : to < at ? 'before' : 'over';
  };
  expect([sideOf('west'), sideOf('middle'), sideOf('east')]).toEqual(['after', 'after', 'before']);
});

test('a layer of one kind is gone once it is hidden, and is back once it is shown', () => {
  const store = storeOf({ west: -120, east: 120 });
  const names = () => {
    const { pen, written } = notingPen();
    paintTop(pen, store, { z: 0, x: 0, y: 0 }, 1);
    return written.map(({ text }) => text).sort();
  };
  expect(names()).toEqual(['east', 'west']);
  store.show({ order: ['places'], hidden: { places: [''] } });
  expect(names()).toEqual([]);
  store.show({ order: ['places'], hidden: {} });
  expect(names()).toEqual(['east', 'west']);
});
