import { schemaRef, type SchemaObject } from './fields.js';

/** What holds of a body where a member has one value: the values of other members, and those that are not there. */
export interface BodyForm {
  /** By member: a value, the name of the schema that it has here, true where it stands, or false where it does not. */
  readonly [member: string]: { readonly is: string | boolean } | { readonly schema: string } | boolean;
}

const forms = new Map<object, readonly SchemaObject[]>();

/**
 * The forms of a body, of which it has exactly one: typed clients tell them apart by the member that has a value of its
 * own in each.
 * @example @OneOf([{ ok: { is: true }, policy: { schema: 'Policy' } }, { ok: { is: false } }])
 */
export function OneOf(alternatives: readonly BodyForm[]): ClassDecorator {
  const written = alternatives.map((form) => ({
    type: 'object',
    properties: Object.fromEntries(Object.entries(form).map(([name, member]) => [name, memberSchema(member)])),
    required: Object.keys(form).filter((name) => form[name] !== false),
  }));
  return (target) => {
    forms.set(target, written);
  };
}

function memberSchema(member: BodyForm[string]): SchemaObject | false {
  if (typeof member === 'boolean') return member && {};
  return 'is' in member ? { const: member.is } : schemaRef(member.schema);
}

/** The forms of a class or of the one that it extends; null where there is but one. */
export function formsOf(bodyClass: object): readonly SchemaObject[] | null {
  for (let one: object | null = bodyClass; one !== null; one = Object.getPrototypeOf(one) as object | null) {
    const own = forms.get(one);
    if (own !== undefined) return own;
  }
  return null;
}
