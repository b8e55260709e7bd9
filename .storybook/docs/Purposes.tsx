/// <reference types="vite/client" />
import { purposes } from './purposes.ts';

const existing = Object.keys(import.meta.glob('../../packages/ui/src/*/*.stories.tsx'))
  .map((file) => file.replace(/^.*\/(\w+)\.stories\.tsx$/, '$1'))
  .sort();

/** Links to the pages of the components that exist, by purpose. */
export function Purposes() {
  const listed = new Set(Object.values(purposes).flat());
  const all = { ...purposes, Other: existing.filter((name) => !listed.has(name)) };
  return Object.entries(all).map(([purpose, names]) => {
    const shown = names.filter((name) => existing.includes(name));
    if (shown.length === 0) return null;
    return (
      <section key={purpose}>
        <h2>{purpose}</h2>
        <ul>
          {shown.map((name) => (
            <li key={name}>
              <a href={`?path=/docs/${name.toLowerCase()}--docs`} target="_top">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
