/** Longitude and latitude, in degrees, of the place where a country's star stands; small neighbours are moved apart. The list names all countries, also those that have no place here. */
const PLACES: Readonly<Record<string, readonly [longitude: number, latitude: number]>> = {
  AE: [54, 24],
  AF: [66, 34],
  AL: [20, 41],
  BA: [17.5, 44.5],
  BD: [90, 24],
  BF: [-2, 12.5],
  BI: [29.5, -3.5],
  BJ: [2, 9.5],
  CD: [23, -2],
  CF: [20, 7],
  CI: [-5.5, 7.5],
  CM: [12, 5.5],
  DJ: [42.5, 11.8],
  DZ: [3, 30],
  EG: [29, 27],
  ER: [38.5, 15.5],
  ET: [39.5, 8.5],
  GH: [-1, 8],
  GM: [-16, 13.3],
  GN: [-11, 10.5],
  ID: [107, -6.5],
  IN: [79, 22],
  IQ: [44, 33],
  IR: [54, 32],
  JO: [38, 30],
  KE: [38, 0.5],
  KG: [75, 41.5],
  KM: [43.5, -9],
  KW: [48, 29.3],
  KZ: [67, 46],
  LB: [34.5, 35],
  LK: [80.7, 7.5],
  LY: [17, 27],
  MA: [-6.5, 32],
  ML: [-3, 17.5],
  MM: [96.5, 21],
  MR: [-11, 20],
  MY: [102, 4],
  NE: [9, 17.5],
  NG: [8, 9.5],
  NP: [84, 28.3],
  OM: [56.5, 21],
  PH: [121, 13],
  PK: [69.5, 29.5],
  PS: [34, 31.5],
  RW: [30, -1.8],
  SA: [45, 24],
  SD: [30, 15.5],
  SL: [-12, 8.3],
  SN: [-14.5, 14.8],
  SO: [46, 3],
  SS: [30.5, 7],
  SY: [39, 35.3],
  TD: [18.5, 15.5],
  TG: [0.8, 8.5],
  TJ: [71, 38.6],
  TN: [9.5, 34.5],
  TR: [34, 39],
  TZ: [35, -6],
  UG: [32.5, 1.5],
  UZ: [63.5, 41.5],
  XK: [21, 42.6],
  YE: [48, 15.5],
};

/** The size of the map's drawing, `public/land.svg`. */
const WIDTH = 1120;
const HEIGHT = 574;

const percent = (share: number) => Math.round(share * 1000) / 10;

/** Where a country's star stands, in percent of the map's width and height. West is at the left in every language. */
export function placeOf(country: string): { x: number; y: number } | undefined {
  const place = PLACES[country];
  if (!place) return undefined;
  // The map is drawn in plain degrees, from 18° west and down from 53.7° north.
  const [longitude, latitude] = place;
  return { x: percent(((longitude + 17.94) * 8.03) / WIDTH), y: percent((476.7 - latitude * 8.87) / HEIGHT) };
}
