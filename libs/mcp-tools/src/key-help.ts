import { ISSUE_KEY, PILOT_REQUEST } from '@svc/contracts';

/**
 * How a caller of a service's doors comes by a key. The request for one is no tool, because a person has to stand
 * behind it.
 * @param baseUrl the address of the service, without a slash at its end
 * @example serviceKeyHelp('https://api.example.com') // 'Whoever runs https://api.example.com issues keys: …'
 */
export function serviceKeyHelp(baseUrl: string): string {
  return (
    `Whoever runs ${baseUrl} issues keys: an svc_ key on the machine itself by npm run admin -- keys issue, ` +
    `elsewhere a person asks for one by ${PILOT_REQUEST.method} ${baseUrl}${PILOT_REQUEST.path}; ` +
    `a gt_ key comes at once from ${ISSUE_KEY.method} ${ISSUE_KEY.path}, ` +
    'and a client can send the key as the header X-SVC-Key of every message.'
  );
}
