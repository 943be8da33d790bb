/** The part of a layer of Express’s router that this reads; the published types lag behind it. */
interface RouterLayer {
  match(path: string): boolean;
  readonly route?: { readonly methods: Readonly<Record<string, boolean>> };
}

/**
 * Methods that routes answer at a path, sorted; empty where no route knows the path.
 * HEAD stands beside GET, and OPTIONS wherever there is anything. `*` stands for the server as a whole (RFC 9110,
 * 9.3.7).
 */
export function allowedMethods(stack: readonly object[], path: string): string[] {
  const methods = new Set<string>();
  for (const layer of stack as readonly RouterLayer[]) {
    if (layer.route === undefined || (path !== '*' && !matches(layer, path))) continue;
    for (const method of Object.keys(layer.route.methods)) methods.add(method.toUpperCase());
  }
  if (methods.has('GET')) methods.add('HEAD');
  if (methods.size > 0) methods.add('OPTIONS');
  return [...methods].sort();
}

/** A layer throws when the path holds a broken percent escape; such a path matches nothing. */
function matches(layer: RouterLayer, path: string): boolean {
  try {
    return layer.match(path);
  } catch {
    return false;
  }
}
