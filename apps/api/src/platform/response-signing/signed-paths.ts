/** Whether every response of a path is signed, whatever its status, existing or not. */
export function isSignedPath(path: string): boolean {
  if (!path.startsWith('/v1/')) return false;
  const rest = path.slice('/v1/'.length);
  return ['policy', 'reply', 'receipt', 'stock'].some((folder) => isUnder(rest, folder));
}

function isUnder(rest: string, folder: string): boolean {
  return rest === folder || rest.startsWith(`${folder}/`);
}
