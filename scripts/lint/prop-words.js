const NEVER_DISABLED = 'Leave it out: a button is never disabled; when pressed it says what is missing (ADR 0007).';
const DEFAULT_CHECKED = "Name it 'defaultChecked', as HTML does.";
const ON_PRESS = "Name it 'onPress': it is called by touch, mouse and keyboard.";

/** What to write in place of each rejected prop, so that each meaning has one name. */
const props = {
  isChecked: DEFAULT_CHECKED,
  isOn: DEFAULT_CHECKED,
  isOnDeep: "Write on: 'deep'.",
  isDisabled: NEVER_DISABLED,
  disabled: NEVER_DISABLED,
  onClick: ON_PRESS,
  onPressed: ON_PRESS,
  action: "Name it 'actions', also where there is one.",
  variant: "Name it by what differs: 'tone' for colors, 'size' for dimensions, 'look' for the arrangement.",
  color: "Name it 'tone': its values are meanings, not colors.",
  background: "Name it 'on': the background that the component lies on.",
  ground: "Name it 'on': the background that the component lies on.",
  isError: "Name it 'error': it takes the message.",
  isLarge: "Name it 'size' with the value 'large'.",
  isSmall: "Name it 'size' with the value 'small'.",
};
/** What to write in place of a rejected value of a prop. */
const values = {
  size: {
    regular: "Name the size 'base'.",
    medium: "Name the size 'base'.",
    hero: "Name the size 'large'.",
    big: "Name the size 'large'.",
    tiny: "Name the size 'small'.",
  },
  tone: {
    zakat: "Name the tone 'gold': the design system does not know what it is used for.",
    error: "Name the tone 'danger'.",
    light: "Write on: 'deep'.",
    primary: "Name the tone 'filled'.",
  },
};
/** The `action` of a form is HTML's own name. */
const isOfAForm = (node, context) => node.key.name === 'action' && context.filename.endsWith('form.tsx');

/** Checks only types named …Props, which are those of components. */
const isProp = (node) => {
  for (let above = node.parent; above; above = above.parent)
    if (above.type === 'TSTypeAliasDeclaration') return above.id.name.endsWith('Props');
  return false;
};

const literals = (type) =>
  type?.type === 'TSUnionType'
    ? type.types.flatMap(literals)
    : type?.type === 'TSLiteralType'
      ? [String(type.literal.value)]
      : [];

export const propWords = {
  create: (context) => {
    const report = (node, word, advice) => context.report({ node, message: `'${word}' is rejected. ${advice}` });
    const checkKeys = (name, object) => {
      for (const { key, type } of object.properties ?? [])
        if (type === 'Property' && values[name]?.[key.name]) report(key, key.name, values[name][key.name]);
    };
    return {
      TSPropertySignature(node) {
        if (!isProp(node)) return;
        const name = node.key.name;
        if (props[name] && !isOfAForm(node, context)) report(node, name, props[name]);
        for (const value of literals(node.typeAnnotation?.typeAnnotation))
          if (values[name]?.[value]) report(node, value, values[name][value]);
      },
      // The variants of a recipe: `variants: { size: { … } }`.
      Property(node) {
        if (node.key.type === 'Identifier' && node.value.type === 'ObjectExpression')
          checkKeys(node.key.name, node.value);
      },
      // `sizes = styleVariants({ … })`.
      VariableDeclarator(node) {
        const [first] = node.init?.type === 'CallExpression' ? node.init.arguments : [];
        const name = { sizes: 'size', bars: 'size', tones: 'tone' }[node.id.name];
        if (name && first?.type === 'ObjectExpression') checkKeys(name, first);
      },
    };
  },
};
