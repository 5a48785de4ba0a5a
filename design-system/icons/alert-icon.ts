import circleAlertNode from 'lucide/dist/esm/icons/circle-alert.mjs';
import { plain } from '#ds/icons/icon-data.ts';

/** In a file of its own: every page has a field that may be marked with it, and no other icon that its script draws. */
export const alert = /* @__PURE__ */ plain(circleAlertNode);
