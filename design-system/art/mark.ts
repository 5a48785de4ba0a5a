/** The khatam, two woven squares, as paths of a drawing 34 by 34 with strokes of 2.1, the gaps of 4.7. */
export const markPaths = {
  squares: 'M31.8 17 17 31.8 2.2 17 17 2.2ZM27.47 27.47H6.53V6.53h20.94Z',
  gaps: 'M29.3 19.5l-3.67 3.67M14.5 29.3l-3.67-3.67M4.7 14.5l3.67-3.67M19.5 4.7l3.67 3.67M23.93 27.47h-5.2M6.53 23.93v-5.2M10.07 6.53h5.2M27.47 10.07v5.2',
  bridges:
    'M29.87 18.93l-4.81 4.81M15.07 29.87l-4.81-4.81M4.13 15.07l4.81-4.81M18.93 4.13l4.81 4.81M24.73 27.47h-6.8M6.53 24.73v-6.8M9.27 6.53h6.8M27.47 9.27v6.8',
} as const;
