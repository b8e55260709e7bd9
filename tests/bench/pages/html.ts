import '@lattice/ui/theme/global.css';
import '../../../themes/default.css.ts';
import { actions, foundPage, gridOf, isGranted, masked, page, sortedPage, titles } from '../rows.ts';
import type { BenchRow, Word } from '../rows.ts';
import { table } from './html.css.ts';

let number = 0;
let rows = page(number);
let selected = new Set<string>();
const tag = ({ label, tone }: Word): string => `<span class="tag ${tone}">${label}</span>`;
const box = (isOn: boolean, name: string): string =>
  `<button type="button" role="checkbox" aria-checked="${isOn}" aria-label="${name}"></button>`;
const buttons = (): string =>
  actions
    .filter(([id]) => isGranted(id))
    .map(([id, label]) => `<button type="button" data-act="action" data-id="${id}">${label}</button>`)
    .join('');

function line(row: BenchRow): string {
  const isOn = selected.has(row.id);
  return (
    `<tr aria-selected="${isOn}"><td>${box(isOn, row.name)}</td><td>${row.name}</td><td>` +
    `${masked(row.phone)}</td><td>${gridOf(row)}</td><td>${row.address}</td><td>` +
    `${tag(row.kind)}</td><td>${tag(row.state)}</td><td>${row.day}</td><td class="number">` +
    `${row.money}</td><td>` +
    `<button type="button" role="switch" aria-checked="${row.isOn}" aria-label="启用"></button>` +
    `</td><td>${buttons()}</td></tr>`
  );
}

const heads = Object.values(titles)
  .map(([label]) => `<th>${label}</th>`)
  .join('');
const widths = [44, ...Object.values(titles).map(([, width]) => width)]
  .map((width) => `<col style="width:${width}px">`)
  .join('');
const host = document.querySelector<HTMLElement>('#table');
if (host)
  host.innerHTML =
    `<table class="${table}"><colgroup>${widths}</colgroup><thead><tr><th data-all>` +
    `${box(false, '全选')}</th>${heads}</tr></thead><tbody></tbody></table>`;
const body = document.querySelector('tbody');

function draw(): void {
  if (body) body.innerHTML = rows.map(line).join('');
}

function show(next: typeof rows): void {
  rows = next;
  selected = new Set();
  draw();
}

document.querySelector('#next')?.addEventListener('click', () => {
  number += 1;
  show(page(number));
});
document.querySelector('#sort')?.addEventListener('click', () => show(sortedPage()));
document.querySelector('#search')?.addEventListener('click', () => show(foundPage()));
document.querySelector('#clear')?.addEventListener('click', () => show(page(number)));
document.querySelector('[data-all]')?.addEventListener('click', () => {
  selected = selected.size > 0 ? new Set() : new Set(rows.map(({ id }) => id));
  draw();
});
draw();
