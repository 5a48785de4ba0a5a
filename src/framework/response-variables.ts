/** The context variables of the adapter's middleware, for one response. */
export type AnswerVariables = {
  requestId: string;
  /** The content security policy, where it is not the default one. */
  policy?: string | undefined;
  /** Whether the page found that the visitor's session has ended: its cookies are cleared. */
  hasEndedSession?: boolean | undefined;
};
