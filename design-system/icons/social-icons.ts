import type { IconData } from '#ds/icons/icon-data.ts';

// Lucide draws no brands; these seven are drawn in its stroke.
export const instagram: IconData = {
  direction: 'plain',
  node: [
    ['rect', { x: 3.5, y: 3.5, width: 17, height: 17, rx: 4.5 }],
    ['circle', { cx: 12, cy: 12, r: 4 }],
    ['path', { d: 'M17 7h.01' }],
  ],
};
export const x: IconData = { direction: 'plain', node: [['path', { d: 'M4 4l16 16M20 4 4 20' }]] };
export const whatsapp: IconData = {
  direction: 'plain',
  node: [
    ['path', { d: 'M3.5 20.5 5 16a8.5 8.5 0 1 1 3.2 3.1z' }],
    ['path', { d: 'M9 9.2c0 3 2.8 5.8 5.8 5.8' }],
  ],
};
export const facebook: IconData = {
  direction: 'plain',
  node: [['path', { d: 'M14 8.5V7a2 2 0 0 1 2-2h1.5M13.5 21v-9.5a6 6 0 0 1 .5-3M10 12.5h6.5' }]],
};
export const google: IconData = { direction: 'plain', node: [['path', { d: 'M18.8 6.6A8.5 8.5 0 1 0 20.5 12H12.5' }]] };
export const linkedin: IconData = {
  direction: 'plain',
  node: [
    ['rect', { x: 3.5, y: 3.5, width: 17, height: 17, rx: 2 }],
    ['path', { d: 'M8 11v5.5M8 7.6v.01M12 16.5V11M12 13.5a2.3 2.3 0 0 1 4.6 0v3' }],
  ],
};
export const youtube: IconData = {
  direction: 'plain',
  node: [
    ['rect', { x: 2.5, y: 5.5, width: 19, height: 13, rx: 3.5 }],
    ['path', { d: 'm10.3 9.3 4.7 2.7-4.7 2.7z' }],
  ],
};
