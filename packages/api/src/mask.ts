import type { Sensitivity } from './field.ts';

const COMPOUND = ['欧阳', '上官', '司马', '诸葛', '夏侯', '东方', '皇甫', '尉迟', '公孙', '慕容', '令狐', '长孙', '宇文', '司徒', '司空', '端木'];
const stars = (n: number) => '*'.repeat(Math.max(1, n));

const masks: Record<Sensitivity, (value: string) => string> = {
  idcard: (v) => (v.length > 8 ? `${v.slice(0, 3)}${stars(v.length - 7)}${v.slice(-4)}` : stars(v.length)),
  phone: (v) => (v.length > 7 ? `${v.slice(0, 3)}${stars(v.length - 7)}${v.slice(-4)}` : stars(v.length)),
  name: (v) => {
    const letters = [...v];
    const kept = letters.length > 2 && COMPOUND.includes(letters.slice(0, 2).join('')) ? 2 : 1;
    return letters.slice(0, kept).join('') + stars(letters.length - kept);
  },
  address: (v) => {
    const end = /^.*?(村|社区|小区|街道|路|街|巷|镇|乡|号楼|幢|栋)/u.exec(v)?.[0].length ?? Math.ceil(v.length / 3);
    return end >= v.length ? `${[...v].slice(0, -1).join('')}*` : `${v.slice(0, end)}${stars(Math.min(6, v.length - end))}`;
  },
  health: () => '******',
};

/** Hides the part of a sensitive value that its class hides; '' stays ''. */
export const mask = (sensitivity: Sensitivity, value: string): string => (value === '' ? '' : masks[sensitivity](value));
