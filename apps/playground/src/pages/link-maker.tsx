import { useEffect, useState } from 'preact/hooks';
import { CallFault } from '../components/call-fault.js';
import { LinkCard, type ShownLink } from '../components/link-card.js';
import { baseUrl } from '../service/base-url.js';
import type { Policy } from '../service/service.js';
import { useSession } from '../session.js';
import { addressOf, keepLink } from '../talk/kept-links.js';
import { mayBeSoldOnce, soldOnce } from '../talk/sold-once.js';
import { useCall } from '../use-call.js';

/** Makes links for the policy at hand; another policy needs another link. */
export function LinkMaker({ policy }: { readonly policy: Policy }) {
  const { service, language, hasKey, useKey } = useSession();
  const [link, setLink] = useState<ShownLink | null>(null);
  const call = useCall();
  useEffect(() => setLink(null), [policy]);
  const make = (seller: string, isOnce: boolean) =>
    void call.run(async () => {
      const sold = isOnce ? soldOnce(policy) : policy;
      const { sealed_policy: sealed, expires_at: until } = await service.seal(sold, seller);
      keepLink({ sealed, policy: sold, until });
      setLink({
        address: addressOf(baseUrl(), sealed),
        until: new Date(until).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' }),
      });
    });
  return (
    <>
      <LinkCard link={link} mayBeOnce={mayBeSoldOnce(policy)} busy={call.busy} onMake={make} />
      <CallFault fault={call.fault} keyWanted={call.keyWanted} hasKey={hasKey} onKey={useKey} />
    </>
  );
}
