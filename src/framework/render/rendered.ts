/** One rendering: the document, and the flight data that React builds the same tree from. Both are whole. */
export type RenderedPage = {
  html: string;
  flight: Buffer;
  /** Of the script that starts the page in the browser, and of the modules that it will need. */
  entry: string;
  modules: readonly string[];
  status: number;
};

/** What a request for a page or its data came to. `redirect` carries a path of this site. */
export type Rendering =
  | { kind: 'document'; page: RenderedPage }
  | { kind: 'data'; flight: Buffer }
  | { kind: 'redirect'; location: string; status: number }
  | { kind: 'failed'; status: number; message: string };
