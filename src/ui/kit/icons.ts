/** Icon drawings on a 16 × 16 grid, stroked with the text colour. */
export const icons = {
  down: '<path d="m4.500 6.500 3.500 3.500 3.500-3.500"/>',
  up: '<path d="m4.500 9.500 3.500-3.500 3.500 3.500"/>',
  undo: '<path d="M5.500 3 2.500 6l3 3"/><path d="M3 6h6a3.750 3.750 0 0 1 0 7.500H6"/>',
  redo: '<path d="m10.500 3 3 3-3 3"/><path d="M13 6H7a3.750 3.750 0 0 0 0 7.500h3"/>',
  sun: '<circle cx="8" cy="8" r="2.750"/><path d="M8 1.500v1.500M8 13v1.500M1.500 8H3M13 8h1.500M3.400 3.400l1.060 1.060M11.540 11.540l1.060 1.060M3.400 12.600l1.060-1.060M11.540 4.460l1.060-1.060"/>',
  moon: '<path d="M13 9.500A5.500 5.500 0 0 1 6.500 3a5.500 5.500 0 1 0 6.500 6.500Z"/>',
  contrast:
    '<circle cx="8" cy="8" r="6.250"/><path d="M8 1.750v12.500A6.250 6.250 0 0 0 8 1.750Z" fill="currentColor"/>',
  import: '<path d="M8 2v7.500M5 6.500l3 3 3-3"/><path d="M2.500 10.500v3h11v-3"/>',
  export: '<path d="M8 9.500V2M5 5l3-3 3 3"/><path d="M2.500 10.500v3h11v-3"/>',
  link: '<path d="M6.500 9.500a2.750 2.750 0 0 0 3.900 0l2.300-2.300a2.750 2.750 0 0 0-3.900-3.900l-.8.8"/><path d="M9.500 6.500a2.750 2.750 0 0 0-3.900 0L3.300 8.800a2.750 2.750 0 0 0 3.900 3.900l.8-.8"/>',
  more: '<path d="M4 8h.01M8 8h.01M12 8h.01" stroke-width="2"/>',
  search: '<circle cx="7" cy="7" r="4.250"/><path d="m10.250 10.250 3 3"/>',
  eye: '<path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8Z"/><circle cx="8" cy="8" r="1.75"/>',
  info: '<circle cx="8" cy="8" r="6.250"/><path d="M8 7.500v3.500M8 5h.01"/>',
  pencil: '<path d="m10.5 3 2.5 2.5L5.5 13l-3 .5.5-3Z"/><path d="m9 4.500 2.500 2.500"/>',
  triangle: '<path d="M8 2 14.500 13.500h-13Z"/><path d="M8 6.500v3M8 11.500h.01"/>',
  octagon:
    '<path d="M5.300 1.800h5.400l3.500 3.500v5.400l-3.500 3.500H5.300l-3.500-3.500V5.300Z"/><path d="M8 5v3.500M8 11h.01"/>',
  plus: '<path d="M8 3v10M3 8h10"/>',
  tick: '<circle cx="8" cy="8" r="6.250"/><path d="m5.250 8.250 2 2 3.500-4"/>',
  todo: '<circle cx="8" cy="8" r="6.250" stroke-dasharray="2.400 2.500"/>',
  grip: '<path d="M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01" stroke-width="2"/>',
  check: '<path d="m3.500 8.500 3 3 6-7"/>',
  close: '<path d="m4.500 4.500 7 7M11.500 4.500l-7 7"/>',
  model:
    '<rect x="3.500" y="4.500" width="9" height="7" rx="1.500"/><path d="M6 4.500V2M10 4.500V2M6 14v-2.500M10 14v-2.500"/>',
  lock: '<rect x="3.250" y="7" width="9.500" height="6.500" rx="1.500"/><path d="M5.250 7V5a2.750 2.750 0 0 1 5.500 0v2"/>',
  copy: '<rect x="5.500" y="5.500" width="8" height="8" rx="1.500"/><path d="M3.500 10.500h-.5a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1h6.500a1 1 0 0 1 1 1v.5"/>',
  list: '<path d="M5.500 4h8M5.500 8h8M5.500 12h8M2.500 4h.01M2.500 8h.01M2.500 12h.01"/>',
  form: '<rect x="2.500" y="2.500" width="11" height="11" rx="1.500"/><path d="M5 6h6M5 9h4"/>',
  code: '<path d="M5.500 4.500 2 8l3.500 3.500M10.500 4.500 14 8l-3.500 3.500"/>',
  moved: '<path d="M2.500 8h9M8.500 5l3 3-3 3"/><path d="M14 3v10"/>',
  person:
    '<circle cx="8" cy="5.250" r="2.500"/><path d="M3 13.500c.6-2.700 2.500-4 5-4s4.400 1.300 5 4"/>',
  file: '<path d="M4 1.800h5.500L12.500 5v9.200H4Z"/><path d="M9.200 2v3.200h3"/>',
  clock: '<circle cx="8" cy="8" r="6.250"/><path d="M8 4.500V8l2.500 1.500"/>',
  comment: '<path d="M2.500 3.500h11v7.500H7l-3 2.500V11H2.500Z"/>',
  trash: '<path d="M3 4.500h10M6.500 4.500V3h3v1.500M4.500 4.500l.5 9h6l.5-9"/>',
} as const

export type IconName = keyof typeof icons
