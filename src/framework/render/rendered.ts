/** One complete rendering: the document, and the flight data from which React builds the same tree. */
export type RenderedPage = {
  html: string;
  flight: Buffer;
  /** The addresses of the script that hydrates the page, and of the modules that it needs. */
  entry: string;
  modules: readonly string[];
  status: number;
};

/** The result of rendering a page or its flight data. `redirect` holds a path of this site. */
export type Rendering =
  | { kind: 'document'; page: RenderedPage }
  | { kind: 'data'; flight: Buffer }
  | { kind: 'redirect'; location: string; status: number }
  | { kind: 'failed'; status: number; message: string };
