/** What the adapter's middleware tell each other about one answer. */
export type AnswerVariables = {
  requestId: string;
  /** The content security policy, where a middleware knows better than the default. */
  policy?: string | undefined;
};
