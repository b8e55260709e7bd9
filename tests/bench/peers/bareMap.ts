import 'leaflet/dist/leaflet.css';
import { canvas, circleMarker, geoJSON, map } from 'leaflet';
import { houses, MIDDLE, people } from '../mapTown.ts';

const question = new URLSearchParams(location.search);
const hasData = question.has('data');
const town = hasData ? { houses: houses(), people: people() } : null;
performance.mark('data');
const view = map('map', { zoomAnimation: false, inertia: false, renderer: canvas() }).setView(
  [MIDDLE[1], MIDDLE[0]],
  Number(question.get('zoom') ?? 14),
);
if (town !== null) {
  geoJSON({
    type: 'FeatureCollection',
    features: town.houses.map(({ ring }) => ({
      type: 'Feature',
      properties: null,
      geometry: { type: 'Polygon', coordinates: [ring] },
    })),
  }).addTo(view);
  for (const { ring } of town.people) {
    const [[lng, lat] = MIDDLE] = ring;
    circleMarker([lat, lng], { radius: 4 }).addTo(view);
  }
}
document.querySelector('#map')?.setAttribute('aria-busy', 'false');
