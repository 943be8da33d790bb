/** Whether every response of a path is signed, whatever its status, existing or not. */
export function isSignedPath(path: string): boolean {
  if (!path.startsWith('/v1/')) return false;
  const rest = path.slice('/v1/'.length);
  return rest === 'reply' || rest.startsWith('reply/') || isUnder(rest, 'policy') || isUnder(rest, 'receipt');
}

function isUnder(rest: string, folder: string): boolean {
  return rest === folder || rest.startsWith(`${folder}/`);
}
