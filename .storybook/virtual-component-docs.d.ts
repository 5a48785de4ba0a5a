declare module 'virtual:component-docs' {
  type Documented = {
    file: string;
    props: readonly {
      name: string;
      type: string;
      values?: readonly (string | number | boolean)[];
      default?: string;
      isRequired: boolean;
      text: string;
    }[];
    tokens: readonly string[];
    usedIn: readonly string[];
  };
  /** By the name of the component. */
  export const components: Readonly<Record<string, Documented | undefined>>;
}
