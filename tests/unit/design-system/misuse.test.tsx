import { expect, test } from 'vitest';
import { IconButton } from '#ds/components/button/icon-button.tsx';
import { Pressable } from '#ds/components/button/pressable.tsx';
import { Menu } from '#ds/components/menu/menu.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { search } from '#ds/icons/icons.ts';

// The compiler is the test: `tsc` fails where one of these lines is no longer an error.
const misuses = () => [
  // @ts-expect-error -- a drawing alone has a name
  <Pressable key="1" isIconOnly>
    <Icon icon={search} />
  </Pressable>,
  // @ts-expect-error -- a drawing alone has a name
  <IconButton key="2" icon={search} />,
  // @ts-expect-error -- an opener without words has a name
  <Menu key="3" opener="icon" face={<Icon icon={search} />}>
    <li />
  </Menu>,
  // @ts-expect-error -- a field has a label
  <TextField key="4" name="fullName" />,
];

test('wrong uses of components do not compile', () => {
  expect(misuses()).toHaveLength(4);
});
