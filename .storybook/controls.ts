import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { components } from 'virtual:component-docs';

/** `Components/Button` is the page of `Button`. */
export const componentOf = (title: string) => components[title.split('/').at(-1) ?? ''];

const controlOf = (type: string, values?: readonly unknown[]) => {
  if (type === 'boolean') return { type: 'boolean' as const };
  if (values) return { type: values.length > 4 ? ('select' as const) : ('inline-radio' as const) };
  if (type === 'string' || type === 'ReactNode') return { type: 'text' as const };
  if (type === 'number') return { type: 'number' as const };
  return undefined;
};

/** A control for each prop, from its type. */
export const controlsFromTypes: ArgTypesEnhancer = ({ argTypes, title }) => {
  const props = componentOf(title)?.props ?? [];
  return {
    ...argTypes,
    ...Object.fromEntries(
      props.map(({ name, text, type, values, ...prop }) => [
        name,
        {
          name,
          description: text,
          ...(values && { options: values }),
          control: controlOf(type, values) ?? false,
          table: { type: { summary: type }, ...(prop.default && { defaultValue: { summary: prop.default } }) },
          type: { name: 'other' as const, value: type, required: prop.isRequired },
        },
      ]),
    ),
  };
};
