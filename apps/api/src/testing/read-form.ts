/** A value of a form: text, or members by name. */
export type FormValue = string | { [name: string]: FormValue };

/** A form whose names are paths, such as `a[b][0]`, as nested members. */
export function readForm(form: URLSearchParams): FormValue {
  const read: { [name: string]: FormValue } = {};
  for (const [name, value] of form) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop() ?? '';
    let at = read;
    for (const part of path) at = (at[part] ??= {}) as { [name: string]: FormValue };
    at[last] = value;
  }
  return read;
}
