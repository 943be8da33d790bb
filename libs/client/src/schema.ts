// Generated from the OpenAPI description by tools/generate-client-types.mjs. Changes belong into the records.
export interface paths {
    "/v1/policy/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Worked starting policies
         * @description Complete policies to start from: a used-car dealer, a software plan and a wholesale supply (in Chinese), worked by hand; second-hand goods, service by the hour, a flat, an event and freelance work, each in English and Chinese, as their descriptions compile. Use one when a policy is easier to edit than to describe.
         */
        get: operations["listPolicyTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/policy/compile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plain words to a policy
         * @description Turns an offer in plain words, English or Chinese, into a machine-checkable policy, and asks what is unclear. Use it first; answer its questions or ask the seller, and call again with `answers`; show the summary to the seller; send edits to check.
         */
        post: operations["compilePolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/policy/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check an edited policy
         * @description Validates an edited policy and reads it back in plain words. No model, no key. Faults are issues: status 200, `ok` false.
         */
        post: operations["checkPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a buyer’s message
         * @description Drafts the reply to the buyer’s latest message. The engine decides the offer, code checks it against the policy, and only the wording is free. Keep the returned `state` and send it with the next message; the service keeps no conversations. On a deal the answer carries a signed receipt.
         */
        post: operations["draftReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/receipt/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Re-check a signed receipt
         * @description Re-checks both signatures of a receipt and every rule of the policy that the deal was made under, each on its own line. Use it before acting on a receipt that came through other hands. A receipt that fails is answered with status 200 and `valid` false.
         */
        post: operations["verifyReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/practice/buyer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A simulated buyer’s next message
         * @description Plays a buyer against a policy, so that it can be tried before going live. Send what was shown so far, the seller’s replies included; send the message that comes back to the reply operation.
         */
        post: operations["playPracticeBuyer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pilot/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a pilot
         * @description Files a request of a business that wants to try the service with its own buyers. A person reads it and answers by mail with an access key.
         */
        post: operations["requestPilot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/negotiate/turn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The next price of a haggle, in dollars
         * @description Recommends what to do now in a haggle over one price: which price to counter with, or to accept the other side’s last price, or to walk; with a message that is ready to send. Use it on every turn, with all prices so far, for buying or selling one thing whose price is open. Where price is one of several issues use `negotiate_bundle`. `fit` says where haggling does not fit: a one-shot fixed price, no room, a side that never moves. Never recommends a price beyond `walk_away`. Deterministic.
         */
        post: operations["negotiateTurn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/negotiate/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Score a deal against the best that was possible
         * @description Compares a deal over several issues with the exact Pareto frontier: what it is worth to both sides, whether it could have been better for one without being worse for the other, the fair (Nash) package, and how much value was left on the table. Use it to judge an offer before accepting, or a deal afterwards, where the utilities of both sides are known or estimated. Deterministic.
         */
        post: operations["scoreDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/negotiation/sell/next_offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A seller’s next offer, in utility
         * @description Recommends a seller’s next offer over one issue: it learns from the buyer’s offers and refusals how far the buyer may go and how it moves, and plans the offers that are left as one. Everything is utility from 0 (worst) to 1 (best) for the caller; for dollars use `negotiate`. A recommendation that equals the buyer’s last offer means: accept it. Never below `my_reservation`. With `peer_mode` for a counterparty that is verified. Deterministic.
         */
        post: operations["sellNextOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/negotiation/buy/next_offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A buyer’s next offer, in utility
         * @description Recommends a buyer’s next offer over one issue, guarded against anchors and against giving in at the deadline. Everything is utility from 0 (worst) to 1 (best) for the caller; for dollars use `negotiate`. A recommendation that equals the seller’s last offer means: accept it. Never below `my_reservation`. Give `market_prior` where it is known what sellers usually open with; without it anchors are not checked, and a warning says so. Deterministic.
         */
        post: operations["buyNextOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/negotiation/detect_anchor_attack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell an anchor attack from an honest opening
         * @description Tests whether the other side’s opening is too extreme to be an honest one, given what openings in this market are usually worth to the caller, and says whether to ignore it, to counter with the market, or to walk away. Use it when an opening looks absurd, before it is answered. Utilities from 0 to 1. Deterministic.
         */
        post: operations["detectAnchorAttack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/negotiate/bundle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The next move over several linked issues
         * @description Recommends a move where price is only one of several issues (delivery, warranty, payment, …): it infers from the other side’s offers and refusals what that side cares about, gives way where it matters little to the caller and much to the other side, and says what to offer, or to accept, or to walk. Use it on every turn of a negotiation with 2 issues or more, with all offers so far; for a single price use `negotiate`. Never recommends less than `my_batna`. Deterministic.
         */
        post: operations["negotiateBundle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/dispute/negotiate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle a refund dispute
         * @description Plans a customer’s talks with a platform over a refund: what to ask first, how the ask falls round by round, which answer to take in each round, where the talks should end, and a message that is ready to send. Use it once at the start, with what the platform has offered and what it loses if the customer walks (a chargeback and its fee, say). Never advises less than `customer_floor`, and says where no settlement suits both. Amounts are US dollars in whole cents. Deterministic.
         */
        post: operations["negotiateDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auction/bidder/optimal_bid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What to bid, and the chance of winning
         * @description The bid of the symmetric equilibrium for a known own value against rivals whose values come from one prior: first price with or without risk aversion, second price, English. Use it before bidding on one item. Exact by quadrature. It assumes rivals who bid by the same rule; against others the bid of a second price or English auction is still best. Deterministic.
         */
        post: operations["optimalBid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auction/seller/optimal_reserve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The reserve price of greatest expected profit
         * @description The reserve at which a bidder’s virtual value is the seller’s own value (Myerson 1981), with the expected revenue with and without it, the profit, the chance of a sale and the surplus that it loses. Use it before selling one item at auction to bidders who are alike. Exact by quadrature. Deterministic.
         */
        post: operations["optimalReserve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auction/seller/format_recommendation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which auction format to choose
         * @description Compares first price, second price and English auctions for a seller. With bidders who are alike and neutral to risk all bring the same expected revenue, so the choice follows from how much the revenue varies, which is computed, and from speed and transparency, which are judgements. Use it with weights for what matters. Deterministic.
         */
        post: operations["recommendAuctionFormat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auction/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold an auction many times with drawn values
         * @description A seeded simulation of one auction format with a prior for each bidder: mean revenue with its confidence interval, efficiency, and who wins how often, beside the exact chances of a sale and of each bidder. Use it for bidders who are not alike, or to see the spread; for bidders who are alike the other operations give exact figures. A first price whose equilibrium is not solved is refused with 400 rather than answered by the formula for equal bidders. Equal seeds give equal answers.
         */
        post: operations["simulateAuction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mechanism/gale_shapley": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Match two sides so that no pair would rather have each other
         * @description Stable matching by deferred acceptance (Gale and Shapley 1962), many to one. Use it to assign people to jobs, suppliers to slots or leads to sales people by the wishes of both sides. Lists may leave people out: who is not listed is not acceptable. The result is the best stable matching for every proposer, so let the side propose whose wishes count more. Telling the truth is best for proposers, not always for receivers. Bodies up to 16 MiB. Deterministic.
         */
        post: operations["galeShapley"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mechanism/optimal_auction_design": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The auction of greatest expected revenue or welfare
         * @description Designs the auction of one item for bidders who may differ (Myerson 1981): who wins, what each has to reach, and the expected revenue, profit and welfare, with the chance of each to win. Use it where bidders are known to be of different strength; the revenue auction then favours the weaker ones. Exact by quadrature; the seeded simulation stands beside the figures as a check. Deterministic.
         */
        post: operations["designOptimalAuction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mechanism/posted_price_optimal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What to charge for a stock that has to be sold in time
         * @description Prices a stock that is worth nothing after the horizon, for buyers who arrive at random and take the price or leave (Gallego and van Ryzin 1994): the best single price with its exact revenue and the chance of selling out, and a list of prices by time and stock left, with what it is worth. Use it for clearance, tickets, rooms or perishable goods. Deterministic.
         */
        post: operations["optimalPostedPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/offer/compile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a menu and count its carts
         * @description Checks a menu (dimensions with options, dependencies, costs) and counts its valid carts exactly, without listing them. A pasted menu with `items` is compiled to dimensions first, and those come back. Use it once before quoting, to see mistakes by their place. Deterministic.
         */
        post: operations["compileMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/offer/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which dimensions of a menu are worth negotiating
         * @description Tells of each dimension of a menu whether it moves the seller’s cost (LEVER, with the spread in dollars and one reason) or not (FREE: the buyer can have its favourite). Use it before a negotiation, to know what to trade. Stock, expiry and expected demand count. Deterministic.
         */
        post: operations["profileMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/offer/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The best cart and price of a menu for one buyer, never above list
         * @description Finds the cart and the price that are best for a buyer and a shop together: the Nash split of the surplus that the cart creates over the buyer’s best order at list, over every valid cart, in whole cents, never above list and never below cost. Stock, expiring goods, capacity, waiting, scarcity and setup costs count. The cart is found exactly; should the search budget end first, `optimal` is false and `bound` tells the rest. The quote is signed by the notary and can be verified offline. A recommendation: nothing is sold. Deterministic.
         */
        post: operations["quoteOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/price/machine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The board of the demo machine
         * @description The articles of the machine `demo-01` that quotes by `svc-price/1`: list prices and what is in stock. Costs are not shown.
         */
        get: operations["showPriceMachine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/price/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A price of the demo machine for one buyer
         * @description Asks a machine for a price by `svc-price/1`. Without disclosure the price is list. A buyer that discloses what articles are worth to it, and what walking elsewhere costs it, gets list or less: the even split of what the sale creates. Names other articles that are in stock. The quote holds for ten minutes and can be settled once. A `peer_proof` says whose agent the buyer is: `peer` then names the operator, and one that does not hold is refused.
         */
        post: operations["quotePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/price/settle/{quote_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a price of the demo machine, once
         * @description Settles a quote of `svc-price/1`. A quote is settled once, whichever process is asked: a second time, and after it has expired, the answer is 409; an id that is no quote is 404. The machine is for trial: nobody is charged, nothing is handed out.
         */
        post: operations["settlePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a key with 50 cents of credit
         * @description Issues a `gt_` key, without a card: it raises the rate of free calls and has a wallet with 50 cents of starter credit. An `agent_id` has one key. For one that is taken the answer is 409, unless its present key is sent as a header: then that key comes back with `reused` true. Ten an hour and address.
         */
        post: operations["issueKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a key
         * @description Puts a new key in the place of the caller’s own. The old one is refused at once; wallet, parcels, sessions and requests stay with the new one.
         */
        post: operations["rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The balance of a wallet
         * @description What the wallet of the caller’s key holds, in millicents: a thousandth of a cent.
         */
        get: operations["readBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing/checkout_session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page on which a person tops up a wallet
         * @description Opens a hosted checkout, which a person opens once. The wallet is funded when the payment is confirmed. The only fee: 5 % and 30 cents on top. Where no card processor is set up, the code is `unavailable`.
         */
        post: operations["openCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mpp/manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How machines pay
         * @description The accepted method, the fee, and the steps: 402 challenge, authorization, retry, receipt.
         */
        get: operations["readPaymentManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mpp/topup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Top up a wallet without a person
         * @description Pays with a shared payment token, in the body or as `Authorization: Payment` in answer to a 402 challenge. A token pays once: the same call again is the same payment. A success carries `Payment-Receipt`.
         */
        post: operations["topUpByMachine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Webhook of the card processor
         * @description Takes Stripe’s events: signed, not older and not younger than five minutes, each once. Only what was really paid is credited.
         */
        post: operations["takePaymentWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/store/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the store sells
         * @description The paid slots: prices, what must hold before a charge, how receipts are checked. With a key, also its balance.
         */
        get: operations["readStoreCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/store/park": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save memory
         * @description Keeps up to 1 MiB that the caller has encrypted, for 1 minute to 7 days, and returns a ticket for memory_load. Costs 1 millicent (1/1000 cent) a started kilobyte and day, at least 10, under a signed receipt.
         */
        post: operations["parkParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/store/parcel/{ticket}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load memory
         * @description Returns what memory_save kept, free, to the key that saved it. A ticket that is unknown, expired or another key’s is 404.
         */
        get: operations["loadParcel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/memory/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save memory, by its other address
         * @description The same as POST /v1/store/park.
         */
        post: operations["saveMemory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/memory/load/{ticket}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load memory, by its other address
         * @description The same as GET /v1/store/parcel/{ticket}.
         */
        get: operations["loadMemory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/store/notary_pubkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The key of store receipts
         * @description The Ed25519 key that signs store receipts, as PEM: pin it once, check receipts without the service. Keys that signed before stand in /.well-known/ucp.
         */
        get: operations["readNotaryKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/store/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for what the store lacks
         * @description Files a request for something that is not sold yet, free. With a key and `watch` it can be followed.
         */
        post: operations["fileStoreRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/store/request/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a request to the store stands
         * @description Its state, the operator’s note, and how many have filed the same.
         */
        get: operations["readStoreRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/store/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much is asked for
         * @description The public tally of requests. The words of an ask are shown once three have filed it.
         */
        get: operations["tallyStoreRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/store/my_requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller’s watched requests
         * @description Requests that were filed with this key and `watch`, newest first, at most 100.
         */
        get: operations["listMyStoreRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/store/observatory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is sold and what is missed
         * @description Volumes of the paid slots and the asks that are unmet, in sums; small counts are left out.
         */
        get: operations["observeStore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/advice/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a session of advice
         * @description Guides one negotiation over a price: 10 moves within 7 days for 2 dollars, the first move included. Equal input and seed give equal moves.
         */
        post: operations["openAdviceSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/advice/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The next move of a session
         * @description What to do about the other side’s prices so far, at no further cost.
         */
        post: operations["adviseMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/advice/bundle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A move over several issues in a session
         * @description What negotiate_bundle recommends, as one of the moves of a session and under its receipt.
         */
        post: operations["adviseBundleMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/advice/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a session
         * @description Ends a session and returns its summary, signed. Closed again, it answers the same.
         */
        post: operations["closeAdviceSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/telemetry/report_outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell how a recommendation went
         * @description Attaches an outcome to a recommendation that was shared: once, in the same ISO week, by the key that shared it. Otherwise `accepted` is false and nothing changes.
         */
        post: operations["reportOutcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/telemetry/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that was shared with a key
         * @description Every record of the key of the last 78 weeks, those from before it was rotated too.
         */
        get: operations["exportTelemetry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/telemetry/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Erase everything that was shared with a key
         * @description Erases every record of the key of the last 78 weeks, those from before it was rotated too.
         */
        delete: operations["deleteTelemetry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/negotiation/declare_first_strike": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Commit to a reservation without showing it
         * @description A buyer commits to the most that it pays by a hash, before the talks, and gets a signed attestation to show the seller. Revealed later, the reservation binds. The hash is made where the buyer is: the reservation is not sent.
         */
        post: operations["declareFirstStrike"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/negotiation/reveal_first_strike": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show what was committed to
         * @description Checks reservation, nonce and salt against the declared hash. The first reveal that fits is recorded; every later one says `reused`. A reveal that does not fit changes nothing. 404 for no commitment, 410 after its end.
         */
        post: operations["revealFirstStrike"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys/trust_anchor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The key of attestations
         * @description The Ed25519 key that signs attestations of commitments and of operators, and every one that did before. Pin it, and verify offline.
         */
        get: operations["getTrustAnchor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/registry/register_operator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register the operator of agents by its key
         * @description Two calls: the first returns a challenge that holds for ten minutes, the second brings its signature and returns an attestation that holds for thirty days. The same key may come again and renews the attestation; an id that another key holds, and a key that has another id, are refused with 409.
         */
        post: operations["registerOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/registry/request_domain_challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a domain must publish to speak for an operator
         * @description Returns a token that holds for an hour. Publish it as the TXT record `_svc-challenge.<domain>` or in the file `https://<domain>/.well-known/svc-challenge.txt`, then call verify_domain.
         */
        post: operations["requestDomainChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/registry/verify_domain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look whether a domain speaks for an operator
         * @description Looks for the token in the TXT record, then in the file, and returns an attestation of the level `domain`. Addresses that are not public are never asked, redirects are not followed, and nothing but the port 443 is used.
         */
        post: operations["verifyDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/a2a/open_session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a session of two verified peers
         * @description Checks a proof of each side: the attestation of its operator, and the operator’s signature over this negotiation, its role and an end. Two different operators are needed. A negotiation of the same two operators is opened once. The session holds for a day.
         */
        post: operations["openPeerSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/a2a/next_offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The next offer of a verified peer
         * @description The next offer of one side in cooperative play: both show their zone and split it. Utilities are 0 to 1, of whose move it is. The session keeps the histories of both. 404 for no session, 409 once it is settled or has ended.
         */
        post: operations["peerNextOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/a2a/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settlement mandates of a session
         * @description Returns mandates in the shapes of AP2: the seller’s cart, authorised by a JWT over its canonical contents; the buyer’s intent and payment as drafts without a signature; and a settlement JWT that binds them. A session settles once, after a move of each side, at a price that both state. Nothing is paid or held.
         */
        post: operations["settlePeerSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys/settlement_notary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The key of settlements
         * @description The Ed25519 key that signs carts and settlements, and every one that did before. It signs nothing else.
         */
        get: operations["getSettlementNotary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/helper/situations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Situations of the helper
         * @description The everyday negotiations that the helper knows, each with everything that its advice can depend on: what a form asks for.
         */
        get: operations["listHelperSituations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/helper/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advice for an everyday negotiation
         * @description What to ask for, what to take and what to say in a rent renewal, a used-car purchase, a salary offer, a medical bill, a refund dispute, a freelance rate or a subscription renewal. Takes words, a situation and confirmed values in any mixture, says what it understood and what it assumed, and asks at most three questions, each of which would change the advice. Deterministic but for the receipt; no language model. Nothing is kept of what you send. Rules of thumb, not legal, tax or medical advice.
         */
        post: operations["askHelper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/helper/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell how it went
         * @description Counts how a negotiation went, anonymously: the situation, one of five outcomes, the band of the amount and the quarter, nothing else. Each receipt counts once, within 26 weeks. The answer shows all that was kept.
         */
        post: operations["tellHelperOutcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/helper/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the helper keeps
         * @description A page for people: what is kept of an outcome, made from the code that reduces it, and what is never kept.
         */
        get: operations["getHelperPrivacy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rent/metros": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Typical rents of 150 metros
         * @description Typical rents of 150 metropolitan areas of the United States and of the nation, with how they changed over a year, their source and their date.
         */
        get: operations["listRentMetros"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rent/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A rent rise against how rents moved
         * @description Compares a rent at renewal with how rents moved in its metro over a year, and says what to ask for, what to take and what to say. An unknown metro degrades to the nation. Every answer shows source and date of the figures. Deterministic; not legal advice: it does not know the limits of a city or state.
         */
        post: operations["checkRent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arena": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Arena
         * @description A page for people: how negotiating agents are measured, how reference players do, and the commitment to the held-out seed.
         */
        get: operations["getArenaPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arena/llms.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Arena protocol
         * @description The protocol `svc-gauntlet/1` for authors of agents: the game, the messages, the score.
         */
        get: operations["getArenaText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arena/practice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Arena practice set
         * @description The 60 scenarios of the published seed, with the weights of both sides, to practise on.
         */
        get: operations["getArenaPractice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * After a payment
         * @description The page to which a payer comes back.
         */
        get: operations["showPaidPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * After a payment that was not made
         * @description The page to which a payer comes back who did not pay.
         */
        get: operations["showCancelPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All tools
         * @description Every MCP tool with its doors, who may call it, its cost class and its stability.
         */
        get: operations["listTools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/llms.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Guide for agents
         * @description What the service does, how to start, and where everything is, in one short text.
         */
        get: operations["getLlmsText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/llms-full.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Full guide for agents
         * @description The guide, and after it every operation with its input, its answer, its refusals and an example.
         */
        get: operations["getLlmsFullText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/PRICING.md": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prices
         * @description What each operation costs, the rates, and how the service treats what it is sent.
         */
        get: operations["getPricing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/mcp/server-card.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * MCP server card
         * @description The core MCP door: its tools, prompts, resources and keys; `transport_pro` points at the door with all tools.
         */
        get: operations["getServerCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp/server-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Card of the core MCP door
         * @description How to reach the core MCP door, in the shape that MCP registries read.
         */
        get: operations["getCoreDoorCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp/pro/server-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Card of the MCP door with all tools
         * @description How to reach the MCP door with all tools, in the shape that MCP registries read.
         */
        get: operations["getProDoorCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/ai-catalog.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Catalogue of cards
         * @description Where the cards of this host are, for crawlers that look for agents and MCP servers: both MCP doors, the A2A card, the OpenAPI description.
         */
        get: operations["getAiCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/agents.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Capabilities for agents
         * @description What an agent can get done here, as flows over the operations of the OpenAPI description.
         */
        get: operations["getAgentsManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/agent-card.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Agent card
         * @description The A2A card: who this is, its skills and how they are reached; signed with a key that /.well-known/ucp publishes.
         */
        get: operations["getAgentCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/ucp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Commerce-protocol profile
         * @description Publishes the keys that receipts and responses are signed with. A commerce-protocol verifier needs nothing else. `ucp.supported_versions` says where the profile stands for an older version of the protocol. May be cached for a minute; fetch it again when an unknown `kid` is met.
         */
        get: operations["getUcpProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/ucp/2026-04-08": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Commerce-protocol profile, version 2026-04-08
         * @description The profile for clients that know version 2026-04-08 of the commerce protocol and compare versions exactly. Newer ones read /.well-known/ucp.
         */
        get: operations["getOlderUcpProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schemas/policy.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * JSON Schema of a policy
         * @description What a policy may hold. Use it to edit or to generate policies.
         */
        get: operations["getPolicySchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schemas/receipt.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * JSON Schema of a receipt
         * @description What a signed receipt holds.
         */
        get: operations["getReceiptSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schemas/state.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * JSON Schema of a state
         * @description The outside of a sealed state; what is in it is for the service alone.
         */
        get: operations["getStateSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This description
         * @description The OpenAPI 3.1 description of the service.
         */
        get: operations["getOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Interactive documentation
         * @description The description as pages for people, to read and to try.
         */
        get: operations["getDocs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Liveness
         * @description Whether the process answers. Touches no database.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Readiness
         * @description Whether requests can be sent here: the database answers and the process is not draining. With `?deep=1`, asked for on the same machine, the whole ledger is added up too.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AdviceBundleMove: {
            /** @description Whether the call delivered. False: nothing was delivered and nothing charged. */
            ok: boolean;
            /** @description With `ok` false: false. */
            charged?: boolean;
            /** @description With `ok` false: why, in a sentence. */
            reason?: string;
            /**
             * @description With `ok` false: why, for programs.
             * @enum {string}
             */
            code?: "insufficient_funds" | "unknown_key" | "too_large" | "expired" | "no_moves_left" | "closed" | "predicate_failed" | "unavailable";
            /** @description The session. */
            session_id?: string;
            /** @description Moves that are left. */
            moves_left?: number;
            /** @description What negotiate_bundle would answer. */
            move?: {
                [key: string]: unknown;
            };
            /** @description For this move, signed. */
            receipt?: components["schemas"]["StoreReceipt"];
        };
        AdviceClosed: {
            /** @description Whether the call delivered. False: nothing was delivered and nothing charged. */
            ok: boolean;
            /** @description With `ok` false: false. */
            charged?: boolean;
            /** @description With `ok` false: why, in a sentence. */
            reason?: string;
            /**
             * @description With `ok` false: why, for programs.
             * @enum {string}
             */
            code?: "insufficient_funds" | "unknown_key" | "too_large" | "expired" | "no_moves_left" | "closed" | "predicate_failed" | "unavailable";
            /** @description The session. */
            session_id?: string;
            /** @description Its terms, its moves in order and when it was open; what content_hash of the receipt is made over. */
            summary?: {
                [key: string]: unknown;
            };
            /** @description Signed over the summary: its content_hash is that of the canonical summary. */
            receipt?: components["schemas"]["StoreReceipt"];
            /** @description Whether it was closed before; then the answer is that of the first time. */
            reused?: boolean;
        };
        AdviceMoveResult: {
            /** @description Whether the call delivered. False: nothing was delivered and nothing charged. */
            ok: boolean;
            /** @description With `ok` false: false. */
            charged?: boolean;
            /** @description With `ok` false: why, in a sentence. */
            reason?: string;
            /**
             * @description With `ok` false: why, for programs.
             * @enum {string}
             */
            code?: "insufficient_funds" | "unknown_key" | "too_large" | "expired" | "no_moves_left" | "closed" | "predicate_failed" | "unavailable";
            /** @description The session. */
            session_id?: string;
            /** @description Moves that are left. */
            moves_left?: number;
            /** @description What to do. */
            move?: components["schemas"]["AdvicePriceMove"];
        };
        AdviceOpened: {
            /** @description Whether the call delivered. False: nothing was delivered and nothing charged. */
            ok: boolean;
            /** @description With `ok` false: false. */
            charged?: boolean;
            /** @description With `ok` false: why, in a sentence. */
            reason?: string;
            /**
             * @description With `ok` false: why, for programs.
             * @enum {string}
             */
            code?: "insufficient_funds" | "unknown_key" | "too_large" | "expired" | "no_moves_left" | "closed" | "predicate_failed" | "unavailable";
            /** @description Names it in every further call. */
            session_id?: string;
            /** @description Until when it makes moves, ISO 8601 in UTC. */
            expires_at?: string;
            /** @description Moves that are left. */
            moves_left?: number;
            /** @description The first move. Its receipt is that of the charge. */
            first_move?: components["schemas"]["AdvicePriceMove"];
        };
        AdvicePriceMove: {
            /**
             * @description What to do.
             * @enum {string}
             */
            action: "counter" | "accept" | "walk";
            /** @description The price, in dollars; never beyond walk_away. */
            offer: number;
            /** @description The words to send. */
            message: string;
            /** @description Why, for the caller alone. */
            rationale: string;
            /** @description The chance that it is taken now, 0 to 1. */
            acceptance_probability: number;
            /** @description The price that is worth as much as going on, in dollars. */
            expected_settlement: number;
            /** @description For this move, signed. */
            receipt: components["schemas"]["StoreReceipt"];
        };
        AgenticTopupIn: {
            /**
             * @description The key of the wallet, `gt_…`; not needed where it is sent as a header.
             * @default null
             */
            api_key?: string | null;
            /**
             * @description What to fund, in cents. The payer pays it × 1.05 + 30 cents.
             * @example 1000
             */
            amount_cents: number;
            /** @description A shared payment token of the card processor, for what the payer pays. Left out: the answer is 402 with a challenge, unless Authorization: Payment answers one. */
            payment_token?: string;
        };
        AnchorAttackIn: {
            /**
             * @description The other side’s offers, oldest first, in the caller’s utility. The first is the opening that is judged.
             * @example [
             *       0.05
             *     ]
             */
            opponent_offer_history: number[];
            /** @description What sellers in this market open with. */
            market_prior: components["schemas"]["MarketPrior"];
        };
        AnchorAttackResult: {
            /** @description Whether the opening lies where almost no honest one does. */
            is_anchor_attack: boolean;
            /** @description The opening’s distance from the market’s mean, in standard deviations: negative below it. */
            z_score: number;
            /** @description How far below the market the opening lies, 0 to 1. */
            severity: number;
            /**
             * @description What it calls for.
             * @enum {string}
             */
            recommended_response: "ignore" | "counter_with_market" | "walk_away";
            /** @description In words. */
            rationale: string;
        };
        ArenaGenerator: {
            /**
             * @description The generator.
             * @enum {string}
             */
            name: "svc" | "second";
            /** @description Its version: it changes when any draw does. */
            version: number;
        };
        ArenaIssue: {
            /** @description The issue. */
            name: string;
            /** @description 3 to 6 options, in the seller’s order of preference from worst to best but for some noise. */
            options: string[];
            /** @description The seller’s utility of each option, 0 to 1; the buyer’s is 1 minus that. */
            seller_utility: number[];
        };
        ArenaPractice: {
            /** @description The protocol that they are played by. */
            protocol: string;
            /** @description What drew them. */
            generator: components["schemas"]["ArenaGenerator"];
            /** @description What they were drawn from. */
            seed: string;
            /** @description 60 scenarios; each is played in both roles against each opponent. */
            scenarios: components["schemas"]["ArenaScenario"][];
        };
        ArenaScenario: {
            /** @description Four issues. */
            issues: components["schemas"]["ArenaIssue"][];
            /** @description The seller’s weight of each issue; they sum to 1. In play the buyer does not know them. */
            seller_weights: number[];
            /** @description The same of the buyer. */
            buyer_weights: number[];
        };
        AskLine: {
            /** @description Its words; null as long as fewer than three have filed it. */
            ask: string | null;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "filed" | "reviewing" | "stocked" | "declined";
            /** @description How many have filed it. */
            same_ask_count: number;
        };
        AskResult: {
            /** @description Its id. */
            request_id: string;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "filed" | "reviewing" | "stocked" | "declined";
            /** @description What the operator says about it; empty where nothing. */
            note: string;
            /** @description Filings of the same ask: the same words, whatever the case, blanks and signs. */
            same_ask_count: number;
            /** @description When it was filed, ISO 8601 in UTC. */
            filed_at: string;
            /** @description When its state changed last. */
            changed_at: string;
            /** @description Where to read it again. */
            check: string;
            /** @description Whether its holder watches it. */
            watched: boolean;
        };
        AskTally: {
            /** @description Filings. */
            total: number;
            /** @description Different asks. */
            distinct: number;
            /** @description Filings of the last seven days. */
            recent: number;
            /** @description Asks, those that most have filed first; at most 100. */
            requests: components["schemas"]["AskLine"][];
        };
        AuctionDesignIn: {
            /** @description What the value of each bidder is drawn from, one for each, independently. */
            bidder_priors: components["schemas"]["PriorParams"][];
            /**
             * @description What the item is worth to the seller unsold.
             * @example 20
             */
            seller_valuation: number;
            /**
             * @description `revenue`: the greatest expected payments above the seller’s value; `welfare`: the item goes where it is worth most.
             * @default revenue
             * @enum {string}
             */
            objective?: "revenue" | "welfare";
            /**
             * @description Auctions of the simulation that checks the figures; it does not change them.
             * @default 5000
             */
            n_simulations?: number;
            /**
             * @description Equal seeds give equal answers.
             * @default 42
             */
            seed?: number;
            /**
             * @description Whether the call may be kept, without names, to learn from its outcome. Kept only with a key that was issued with `telemetry_consent`; the answer then carries `X-GT-Recommendation-Id`.
             * @default false
             */
            share_outcome?: boolean;
            /**
             * @description The market that the call is about; required when share_outcome is true, `other` where none fits.
             * @default null
             * @enum {string|null}
             */
            vertical?: "ad_inventory" | "saas_procurement" | "cloud_compute" | "freight_logistics" | "media_licensing" | "m_and_a_buyside" | "m_and_a_sellside" | "real_estate" | "energy_trading" | "professional_services" | "marketplace_b2b" | "other" | null;
        };
        AuctionDesignResult: {
            /**
             * @description `second_price_with_reserve`: revenue, bidders alike; `myerson_virtual_value`: revenue, bidders not alike; `vcg`: welfare.
             * @enum {string}
             */
            mechanism: "second_price_with_reserve" | "myerson_virtual_value" | "vcg";
            /** @description `bidder_0`, `bidder_1` and so on, in the order sent, to the lowest value with which that bidder can win; null where none can beat the seller’s own value. */
            reserve_prices: {
                [key: string]: number | null;
            };
            /** @description Expected payments of the bidders; the value of an unsold item is not in it. */
            expected_revenue: number;
            /** @description Expected payment less the seller’s value, where the item sells. */
            expected_profit: number;
            /** @description Probability that the item is sold, 0 to 1. */
            sale_probability: number;
            /** @description `bidder_0`, `bidder_1` and so on to the probability that this bidder wins; the sum is `sale_probability`. */
            win_probabilities: {
                [key: string]: number;
            };
            /** @description Expected value of the item to whoever ends up with it. */
            expected_welfare: number;
            /** @description Whether ironing changes the mechanism; for these priors it never does. */
            ironing_required: boolean;
            /** @description What the figures assume, and the check beside them. */
            rationale: string;
        };
        BoardLine: {
            /** @description Its id. */
            sku: string;
            /** @description What people call it. */
            label: string;
            /** @description Articles of one group stand in for each other. */
            group: string;
            /** @description The list price of a unit. */
            list_price: number;
            /** @description Whether there is any. */
            in_stock: boolean;
        };
        BundleAlternative: {
            /** @description Issue name to option. */
            package: {
                [key: string]: string | number | boolean;
            };
            /** @description What it is worth to the caller, 0 to 1. */
            my_utility: number;
            /** @description What it is thought to be worth to the other side, 0 to 1. */
            their_utility_estimate: number;
        };
        BundleIn: {
            /** @description What is negotiated, 2 issues or more. The options may combine to at most 250000 packages. What is not known of `their_utility` is learned from their offers. */
            issues: components["schemas"]["UntoldIssue"][];
            /**
             * @description The other side’s offers, oldest first: issue name to option, every issue named.
             * @default []
             */
            their_offers?: {
                [key: string]: string | number | boolean;
            }[];
            /**
             * @description The caller’s own offers, oldest first.
             * @default []
             */
            my_offers?: {
                [key: string]: string | number | boolean;
            }[];
            /**
             * @description Issue name to its weight for the caller, in any proportion; 0 where left out. Null: all equal.
             * @default null
             */
            my_priorities?: {
                [key: string]: number;
            } | null;
            /**
             * @description The same of the other side. Null: learned.
             * @default null
             */
            their_priorities?: {
                [key: string]: number;
            } | null;
            /**
             * @description What the caller has without a deal, 0 to 1.
             * @default 0.4
             */
            my_batna?: number;
            /**
             * @description What the other side is thought to have, 0 to 1.
             * @default 0.4
             */
            their_batna_estimate?: number;
            /**
             * @description The caller’s remaining turns, this one included. Null: 8.
             * @default null
             */
            rounds_left?: number | null;
            /**
             * @description Whether the other side can still answer the offer of the caller’s last turn.
             * @default false
             */
            opponent_moves_last?: boolean;
            /**
             * @description How many times the usual computing the move may take. With at most four turns in all, more plans more finely.
             * @default 1
             */
            budget?: number;
            /**
             * @description Whether `next_moves` tells the turn after.
             * @default false
             */
            look_ahead?: boolean;
        };
        BundleIssue: {
            /**
             * @description Its name, unique among the issues.
             * @example delivery
             */
            name: string;
            /**
             * @description What it can be settled at, in order from one end to the other.
             * @example [
             *       "1 week",
             *       "2 weeks",
             *       "4 weeks"
             *     ]
             */
            options: (string | number | boolean)[];
            /**
             * @description What each option is worth to the caller, 0 (worst) to 1 (best).
             * @example [
             *       1,
             *       0.6,
             *       0
             *     ]
             */
            my_utility: number[];
            /**
             * @description What each option is worth to the other side, 0 to 1.
             * @example [
             *       0,
             *       0.7,
             *       1
             *     ]
             */
            their_utility: number[];
        };
        BundleMoveIn: {
            /**
             * @description The key of the wallet, `gt_…`; not needed where it is sent as a header.
             * @default null
             */
            api_key?: string | null;
            /** @description What session_open returned. */
            session_id: string;
            /** @description What is negotiated, 2 issues or more, as negotiate_bundle takes it. */
            issues: components["schemas"]["UntoldIssue"][];
            /**
             * @description The other side’s offers, oldest first: issue to option.
             * @default null
             */
            their_offers?: {
                [key: string]: string | number | boolean;
            }[] | null;
            /**
             * @description Issue to how much it matters to the caller. Null: all equal.
             * @default null
             */
            my_priorities?: {
                [key: string]: number;
            } | null;
            /**
             * @description What the caller has without a deal, 0 to 1.
             * @default 0.4
             */
            my_batna?: number;
            /**
             * @description What the other side is thought to have without one, 0 to 1.
             * @default 0.4
             */
            their_batna_estimate?: number;
            /**
             * @description How much more than its alternative to leave the other side: 0 or null no more, 1 half of the rest.
             * @default null
             */
            cooperation?: number | null;
        };
        BundleResult: {
            /**
             * @description What to do: send `recommended_offer`, accept the offer that stands, or walk.
             * @enum {string}
             */
            action: "offer" | "accept" | "walk";
            /** @description The package to offer; the standing offer where it is to be accepted; null where the caller should walk. */
            recommended_offer: {
                [key: string]: string | number | boolean;
            } | null;
            /** @description What `recommended_offer` is worth to the caller, 0 to 1; `my_batna` where the caller should walk. */
            my_utility: number;
            /** @description What it is thought to be worth to the other side, 0 to 1; `their_batna_estimate` where the caller should walk. */
            their_utility_estimate: number;
            /** @description How likely the offer is to be taken now, 0 to 1; null where nothing is offered. */
            acceptance_probability: number | null;
            /** @description Issue name to the believed weight of the other side; they sum to 1. */
            inferred_priorities: {
                [key: string]: number;
            };
            /** @description How much of the uncertainty about those weights is gone, 0 to 1: 0 where nothing is known, and then all weigh alike. */
            confidence: number;
            /** @description Issue name to what was learned of `their_utility` where it was not told in full. */
            inferred_utilities: {
                [key: string]: {
                    utilities: number[];
                    confidence: number;
                };
            };
            /** @description Up to 3 other packages worth about as much to the caller, the likeliest to please first. */
            alternatives: components["schemas"]["BundleAlternative"][];
            /** @description What the offer asks for and what it gives for it, for the caller; null where it trades nothing. */
            trade_logic: string | null;
            /** @description The words to send to the other side. They tell it nothing but the package, and whether it is the last offer. */
            message: string;
            /** @description What decided the move, for the caller alone. */
            rationale: string;
            /** @description With `look_ahead`: what to do after up to 3 answers of theirs. */
            next_moves?: components["schemas"]["NextMove"][];
        };
        BuyNextOfferIn: {
            /**
             * @description The utility of walking away. No recommendation is below it.
             * @example 0.3
             */
            my_reservation: number;
            /**
             * @description The caller’s own offers that were not accepted, oldest first, in the caller’s utility.
             * @default []
             * @example [
             *       0.9,
             *       0.8
             *     ]
             */
            my_offer_history?: number[];
            /**
             * @description The caller’s offers that are left, the one asked for included.
             * @example 5
             */
            deadline_rounds: number;
            /**
             * @description 0 closes the most deals, 1 keeps the most of each; 0.5 has the greatest expected payoff. Not used in peer mode.
             * @default 0.5
             */
            frontier_knob?: number;
            /**
             * @description Whether the other side is a verified peer: both reveal their zone and split it.
             * @default false
             */
            peer_mode?: boolean;
            /**
             * @description Whether the call may be kept, without names, to learn from its outcome. Kept only with a key that was issued with `telemetry_consent`; the answer then carries `X-GT-Recommendation-Id`.
             * @default false
             */
            share_outcome?: boolean;
            /**
             * @description The market that the call is about; required when share_outcome is true, `other` where none fits.
             * @default null
             * @enum {string|null}
             */
            vertical?: "ad_inventory" | "saas_procurement" | "cloud_compute" | "freight_logistics" | "media_licensing" | "m_and_a_buyside" | "m_and_a_sellside" | "real_estate" | "energy_trading" | "professional_services" | "marketplace_b2b" | "other" | null;
            /**
             * @description The seller’s offers, oldest first, in the buyer’s utility.
             * @default []
             * @example [
             *       0.2,
             *       0.35
             *     ]
             */
            seller_offer_history?: number[];
            /**
             * @description What to guard against. Null: both, `anchor_attack_detection` only where market_prior is given.
             * @default null
             */
            defenses?: ("focal_commitment" | "anchor_attack_detection")[] | null;
            /**
             * @description What sellers in this market open with. Required where anchor_attack_detection is named.
             * @default null
             */
            market_prior?: components["schemas"]["MarketPrior"] | null;
        };
        BuyNextOfferResult: {
            /** @description The utility to ask for, never below the reservation. The other side’s last offer itself means: accept it. */
            recommended_offer: number;
            /** @description The probability that it is accepted now; 1 where it accepts. */
            acceptance_probability: number;
            /** @description Utility above the reservation that is expected from here to the end. */
            expected_payoff: number;
            /** @description What decided the offer, for the caller alone. */
            rationale: string;
            /** @description What is believed about the most that the other side would give. */
            posterior: components["schemas"]["LimitPosterior"];
            /** @description The share of the zone, from the reservation to the believed limit of the other side, that the offer keeps, 0 to 1. */
            bargaining_share: number;
            /** @description The least that the engine agrees to with a counterparty that bargains, even in the last round; at least the reservation. */
            focal_floor: number;
            /** @description What the buyer should know. */
            warnings: components["schemas"]["OfferWarning"][];
            /** @description What the defenses have done. */
            defense_actions: components["schemas"]["DefenseAction"][];
        };
        BuyerBlock: {
            /**
             * @description What it discloses; it can only lower the price below list.
             * @default null
             */
            disclosure?: components["schemas"]["Disclosure"] | null;
            /**
             * @description Who the buyer is: the proof of its operator for the negotiation `svc-price/1:` and the machine, in the role `buyer`. One that does not hold is refused with 400.
             * @default null
             */
            peer_proof?: components["schemas"]["PeerProof"] | null;
        };
        BuyerSpec: {
            /**
             * @description Dimension id to option id to what a unit is worth, in dollars; what is not named is worth nothing.
             * @example {
             *       "pastry": {
             *         "croissant": 1.9
             *       }
             *     }
             */
            values?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            /**
             * @description What each further unit is worth of the one before it.
             * @default 0.15
             */
            qty_decay?: number;
            /**
             * @description The surplus that the buyer has elsewhere, in dollars.
             * @default 0
             */
            outside?: number;
            /**
             * @description The probability that a walk-in is turned away.
             * @default 0
             */
            balk?: number;
            /** @description Slot to what waiting for it costs the buyer, in dollars. */
            defer?: {
                [key: string]: number;
            };
        };
        CartMandate: {
            /** @description The cart, as AP2 v0.1 has it: id, payment_request, cart_expiry, merchant_name. */
            contents: {
                [key: string]: unknown;
            };
            /** @description A JWT under the settlement key; `cart_hash` is SHA-256 over the canonical contents. */
            merchant_authorization: string;
        };
        CatalogResult: {
            /** @description The version of the service. */
            version: string;
            /** @description Every tool once, in the order in which the doors list them. */
            tools: components["schemas"]["CatalogTool"][];
        };
        CatalogSlot: {
            /** @description Its name. */
            slot: string;
            /**
             * @description Whether it costs anything.
             * @enum {string}
             */
            tier: "paid" | "free";
            /** @description The most that one call costs, in millicents. */
            max_price: number;
            /** @description How the price is found. */
            price_doc: string;
            /** @description The condition of a charge. */
            predicate_id: string;
            /** @description What it says. */
            predicate_doc: string;
            /** @description How to ask for it. */
            request_doc: string;
            /** @description What delivers it. */
            backends: string[];
        };
        CatalogTool: {
            /** @description The tool’s name at its MCP doors. */
            name: string;
            /** @description What it does, in a few words. */
            title: string;
            /** @description When to use it. */
            description: string;
            /** @description The doors that list it. */
            doors: ("core" | "pro")[];
            /**
             * @description Who may call: anyone, or the holder of a key of that kind.
             * @enum {string}
             */
            access: "open" | "svc_key" | "gt_key";
            /**
             * @description What a call costs: nothing, a share of the key’s daily model budget, or money from the wallet.
             * @enum {string}
             */
            cost: "free" | "model" | "wallet";
            /**
             * @description Whether its shape is settled.
             * @enum {string}
             */
            stability: "stable" | "beta";
            /** @description The operationId in the OpenAPI description. */
            operation: string;
            /** @description The same over REST: method and path. */
            rest: string;
        };
        CheckIn: {
            /** @description Judged by the schema at /schemas/policy.json (MCP: svc://schemas/policy) and the rules of the language. */
            policy: {
                [key: string]: unknown;
            };
        };
        CheckoutIn: {
            /**
             * @description The key of the wallet, `gt_…`; not needed where it is sent as a header.
             * @default null
             */
            api_key?: string | null;
            /**
             * @description Funds $10 for $10.80, $50 for $52.80, $200 for $210.30.
             * @default null
             * @enum {string|null}
             */
            pack?: "small" | "medium" | "large" | null;
            /**
             * @description What to fund, in cents, in place of a pack. The payer pays it × 1.05 + 30 cents.
             * @default null
             */
            amount_cents?: number | null;
            /**
             * @description Where the payer comes afterwards; null: {base_url}/paid.
             * @default null
             */
            success_url?: string | null;
            /**
             * @description Where the payer comes who does not pay; null: {base_url}/cancel.
             * @default null
             */
            cancel_url?: string | null;
        };
        CheckoutResult: {
            /** @description Whether the call delivered. False: nothing was delivered and nothing charged. */
            ok: boolean;
            /** @description With `ok` false: false. */
            charged?: boolean;
            /** @description With `ok` false: why, in a sentence. */
            reason?: string;
            /**
             * @description With `ok` false: why, for programs.
             * @enum {string}
             */
            code?: "insufficient_funds" | "unknown_key" | "too_large" | "expired" | "no_moves_left" | "closed" | "predicate_failed" | "unavailable";
            /** @description The page on which to pay. */
            checkout_url?: string;
            /** @description The card processor’s name for it. */
            session_id?: string;
            /** @description What the wallet receives once it is paid, in cents. */
            funded_cents?: number;
            /** @description The fee, in cents. */
            fee_cents?: number;
            /** @description What the payer pays, in cents. */
            payer_cents?: number;
        };
        CompileIn: {
            /**
             * @description The offer: price, lowest price, what a discount may be traded for, what is never negotiable.
             * @example Asking $11,900 for the van, I would not go below 10,800. I can drop 200 more for cash.
             */
            description: string;
            /** @description Question id → choice id. */
            answers?: {
                [key: string]: string;
            } | null;
        };
        CompiledDim: {
            /** @description Its id. */
            id: string;
            /** @description Its kind. */
            kind: string;
            /** @description Its options. */
            options: components["schemas"]["CompiledOption"][];
            /** @description The most units. */
            qty_cap: number;
            /** @description What the seller says of it. */
            negotiable: string | null;
        };
        CompiledMenuResult: {
            /** @description The menu’s name. */
            name: string;
            /** @description The dimensions; of a pasted menu those that it was compiled to. */
            dims: components["schemas"]["CompiledDim"][];
            /** @description The cost stack. */
            cost: (string | Record<string, never>)[];
            /** @description How many carts keep all dependencies, quantities counted, as a decimal number: it can be too large for a JSON number. */
            valid_configurations: string;
        };
        CompiledOption: {
            /** @description Its id. */
            id: string;
            /** @description Its label, empty where it has none. */
            label: string;
            /** @description What it adds to the list price. */
            price_delta: number;
            /** @description What it costs the seller. */
            unit_cost: number;
            /** @description What it costs where it is expiring. */
            salvage: number;
            /** @description Whether it can expire. */
            perishable: boolean;
            /** @description Whether it needs stock. */
            stock_limited: boolean;
            /** @description Whether it is served at once. */
            immediate: boolean;
            /** @description Its slot. */
            slot_ticks: number;
        };
        CompiledPolicyResult: {
            /** @description Nothing is left to fix. */
            ok: boolean;
            /** @description For reply, practice and verify. Where `ok` is true it fits the schema at /schemas/policy.json (MCP: svc://schemas/policy). */
            policy: {
                [key: string]: unknown;
            };
            /** @description What to fix. */
            issues: components["schemas"]["PolicyIssue"][];
            /** @description The policy in plain words. */
            summary: string;
            /** @description Where parts come from. */
            sources: components["schemas"]["PolicySource"][];
            /** @description What is unclear. */
            questions: components["schemas"]["PolicyQuestion"][];
        };
        DeclareFirstStrikeIn: {
            /**
             * @description The buyer, as both sides call it.
             * @example buyer-7
             */
            buyer_id: string;
            /**
             * @description The seller.
             * @example seller-2
             */
            seller_id: string;
            /** @description SHA-256 over the canonical JSON (RFC 8785) of `{buyer_id, nonce, reservation, salt, seller_id}`, base64url. Build it where the buyer is; never send the reservation. */
            reservation_hash: string;
            /**
             * @description When the talks end: ISO 8601 with a time and an offset.
             * @example 2030-01-01T12:00:00Z
             */
            deadline_iso: string;
            /** @description For how long it binds, in seconds. */
            binding_ttl_seconds: number;
        };
        DeclareFirstStrikeResult: {
            /** @description What reveal takes. */
            commitment_id: string;
            /** @description A JWT of the type `svc-first-strike+jwt`, signed with EdDSA by the trust anchor: that the hash was declared, by whom and when. */
            attestation_jwt: string;
            /** @description The end of the binding, in seconds since 1970-01-01T00:00:00Z. */
            expires_at_unix: number;
            /** @description The same as ISO 8601. */
            expires_at_iso: string;
            /** @description The public key of the trust anchor, SPKI in PEM. Pin it; do not take it from here each time. */
            trust_anchor_public_key_pem: string;
        };
        DefenseAction: {
            /**
             * @description The defense.
             * @enum {string}
             */
            code: "focal_commitment" | "anchor_attack_detection";
            /** @description In words. */
            message: string;
            /** @description The utility that the action stands on: the floor that is committed to, or the market’s opening that replaced the anchor. */
            utility: number;
        };
        DepsSpec: {
            /** @description Option id to option ids, all of which it needs. */
            valid_on?: {
                [key: string]: string[];
            };
            /** @description The same: option id to option ids, all of which it needs. */
            requires?: {
                [key: string]: string[];
            };
            /** @description Option id to option ids, none of which goes with it. */
            excludes?: {
                [key: string]: string[];
            };
        };
        DimProfile: {
            /** @description The dimension’s id. */
            id: string;
            /**
             * @description `LEVER`: it moves the cost, so it is worth negotiating; `FREE`: the buyer can have its favourite.
             * @enum {string}
             */
            verdict: "FREE" | "LEVER";
            /** @description Dollars between its cheapest and its dearest option, the other dimensions at their first. */
            spread: number;
            /** @description One reason. */
            why: string;
        };
        DimSpec: {
            /**
             * @description Its id, unique in the menu.
             * @example pastry
             */
            id: string;
            /**
             * @description `choice` and `preference`: exactly one option; `addon`: any subset; `fulfillment`: exactly one, at most one such dimension; `quantity`: 1 to `qty_cap`, at most one.
             * @example choice
             * @enum {string}
             */
            kind: "choice" | "addon" | "preference" | "fulfillment" | "quantity";
            /**
             * @description At least one; none for a quantity.
             * @default []
             */
            options?: components["schemas"]["OptionSpec"][];
            /**
             * @description Of a quantity: the most units.
             * @default 1
             */
            qty_cap?: number;
            /**
             * @description What the seller says of it; `auto` and null: the costs tell.
             * @default null
             * @enum {string|null}
             */
            negotiable?: "free" | "lever" | "auto" | null;
        };
        Disclosure: {
            /**
             * @description SKU to what its first unit is worth to the buyer, in dollars.
             * @example {
             *       "cola": 1.5
             *     }
             */
            utilities?: {
                [key: string]: number;
            };
            /** @description What walking to another shop costs the buyer, in dollars; left out: it would not walk. */
            walk_cost?: number;
        };
        DisputeNegotiateIn: {
            /**
             * @description What the platform has offered, in USD; 0 where it refused.
             * @example 30
             */
            platform_first_offer: number;
            /**
             * @description What it costs the platform if the customer walks, in USD: a chargeback and its fee, say. Above 0.
             * @example 250
             */
            platform_walk_cost: number;
            /**
             * @description The least that the customer takes, in USD: what walking is worth. No message names it.
             * @example 80
             */
            customer_floor: number;
            /**
             * @description What the customer hopes for, in USD. The rationale compares it with the zone; it moves no figure.
             * @default null
             */
            customer_target?: number | null;
            /**
             * @description Rounds of talks; in each the customer asks and the platform answers.
             * @default 10
             */
            deadline_rounds?: number;
        };
        DisputeNegotiateResult: {
            /** @description What to ask first, in USD. */
            opening_ask: number;
            /** @description A row for each round. */
            schedule: components["schemas"]["DisputeRound"][];
            /** @description What to say now: the opening ask, or the platform’s first offer where it is to be accepted. */
            recommended_offer: number;
            /** @description Where the talks should end, inside the zone; null where there is none. */
            expected_settlement: number | null;
            /** @description The settlements that leave both sides better off than walking. */
            zone: components["schemas"]["SettlementZone"];
            /** @description What decided the figures. It names the floor: for the customer alone. */
            rationale: string;
            /** @description Ready to send to the platform. It names no figure but its offer and the ask. */
            message: string;
        };
        DisputeRound: {
            /** @description The round, from 1. */
            round: number;
            /** @description What to ask; never above the ask of the round before. */
            ask: number;
            /** @description Take the platform’s answer from here on. Never above the ask, never below the floor, and the floor in the last round. */
            accept_at_least: number;
        };
        DomainChallengeIn: {
            /**
             * @description A bare host name.
             * @example agents.example.com
             */
            domain: string;
            /** @description The key of a registered operator: 32 bytes, base64. */
            public_key_b64: string;
        };
        DomainChallengeResult: {
            /** @description The domain, in lower case. */
            domain: string;
            /** @description What the record or the file must hold. */
            token: string;
            /** @description The name of the TXT record. */
            txt_record: string;
            /** @description The address of the file that does as well. */
            file_url: string;
            /** @description The end of the challenge, in seconds since 1970-01-01T00:00:00Z. */
            expires_at: number;
        };
        ErrorResult: {
            /** @description Why the request was refused. */
            detail: string;
            /** @description With status 500: names the request in questions about it. */
            request_id?: string;
            /** @description A stable code, where the operation has codes for its refusals. */
            code?: string;
            /** @description With a code: the member that it is about. */
            path?: (string | number)[];
        };
        FormatRecommendationIn: {
            /** @description What each bidder’s value is drawn from, independently. */
            bidder_value_prior: components["schemas"]["PriorParams"];
            /**
             * @description All bidders.
             * @example 4
             */
            n_bidders: number;
            /**
             * @description What the item is worth to the seller unsold.
             * @example 0
             */
            seller_valuation: number;
            /**
             * @description What matters; only proportions count, a criterion left out weighs nothing, not all may be 0. Null or absent: all alike.
             * @default null
             */
            weights?: components["schemas"]["FormatWeights"] | null;
        };
        FormatRecommendationResult: {
            /**
             * @description The format with the greatest total; ties go to the one that this list names first.
             * @enum {string}
             */
            recommended_format: "first_price" | "second_price_truthful" | "english_ascending";
            /** @description What decided. */
            scores: components["schemas"]["FormatScores"];
            /** @description Expected payments at the optimal reserve: equal for all formats, because bidders are alike and neutral to risk (revenue equivalence). */
            expected_revenue_by_format: components["schemas"]["RevenueByFormat"];
            /** @description What the figures assume and where they come from. */
            rationale: string;
        };
        FormatScore: {
            /** @description How safe the revenue is, 0 to 1: mean / (mean + standard deviation). */
            revenue: number;
            /** @description How fast it is over, 0 to 1: a judgement. */
            speed: number;
            /** @description How much bidders see, 0 to 1: a judgement. */
            transparency: number;
            /** @description The mean of the three by the weights. */
            total: number;
        };
        FormatScores: {
            /** @description Of the first price. */
            first_price: components["schemas"]["FormatScore"];
            /** @description Of the second price. */
            second_price_truthful: components["schemas"]["FormatScore"];
            /** @description Of the English auction. */
            english_ascending: components["schemas"]["FormatScore"];
        };
        FormatWeights: {
            /**
             * @description How much a safe revenue matters.
             * @default 0
             */
            revenue?: number;
            /**
             * @description How much speed matters.
             * @default 0
             */
            speed?: number;
            /**
             * @description How much it matters that bidders can check the outcome.
             * @default 0
             */
            transparency?: number;
        };
        FrontierPackage: {
            /** @description Issue name to option. */
            package: {
                [key: string]: string | number | boolean;
            };
            /** @description What it is worth to the caller, 0 to 1. */
            my_utility: number;
            /** @description What it is worth to the other side, 0 to 1. */
            their_utility: number;
        };
        HealthResult: {
            /**
             * @description That the process answers.
             * @enum {string}
             */
            status: "ok";
            /** @description The version of the service. */
            version: string;
            /** @description Seconds since the process started. */
            uptime_seconds: number;
            /**
             * @description Which database serves it.
             * @enum {string}
             */
            database: "embedded" | "postgresql";
            /**
             * @description Who reads messages and words replies.
             * @enum {string}
             */
            model: "builtin" | "anthropic";
        };
        HelperAdvice: {
            /**
             * @description `take_it`: the offer is at the fair figure or better; `walk_away`: what there is elsewhere is better than what talks can bring.
             * @enum {string}
             */
            verdict: "take_it" | "negotiate" | "walk_away";
            /** @description What to ask for first. */
            open_with: number;
            /** @description The fair figure: where talks should end. */
            aim_for: number;
            /** @description The worst figure to accept: the offer that stands, or what there is elsewhere. */
            accept_up_to: number;
            /** @description What the amounts are in. */
            unit: string;
            /** @description What the figures stand on, a sentence each. */
            because: string[];
            /** @description What to do, in order. */
            steps: string[];
            /** @description Ready to send. It names no figure but the opening and the other side’s own. */
            message: string;
        };
        HelperAskIn: {
            /**
             * @description What it is about, in your own words, in English; required unless `situation_key` is there.
             * @default null
             * @example My landlord in Chicago wants $2,300. I pay $2,000 now.
             */
            text?: string | null;
            /**
             * @description The situation, by its key from `GET /v1/helper/situations`; left out: seen from the text.
             * @default null
             */
            situation_key?: string | null;
            /**
             * @description Confirmed values by the key of their field, at most 40; they beat the text. Null: not known, and not asked again.
             * @default null
             * @example {
             *       "offered_rent": 2300
             *     }
             */
            values?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description Leaves the receipt out, so that no outcome can be told. Nothing is kept of a question either way.
             * @default false
             */
            no_telemetry?: boolean;
        };
        HelperAskResult: {
            /** @description The situation; null where neither key nor text says which. */
            situation_key: string | null;
            /** @description Its title. */
            title: string | null;
            /** @description What the advice stands on. */
            understood: components["schemas"]["UnderstoodValue"][];
            /** @description At most three; the answer to each would change the advice, the first the most. */
            questions: components["schemas"]["HelperQuestion"][];
            /** @description The advice; null as long as something required is missing. */
            advice: components["schemas"]["HelperAdvice"] | null;
            /** @description Where rents come from; null where none was used. */
            rent_source: components["schemas"]["RentSource"] | null;
            /** @description What the answer is not. */
            disclaimer: string;
            /** @description A random token with which the outcome can be told, once; null with `no_telemetry`, and without advice. */
            receipt: string | null;
        };
        HelperOption: {
            /** @description What `values` takes. */
            key: string;
            /** @description What people read. */
            label: string;
        };
        HelperOutcomeIn: {
            /** @description The receipt of the answer. */
            receipt: string;
            /**
             * @description One of `better_than_aim`, `as_aimed`, `worse_than_aim`, `refused`, `did_not_ask`.
             * @example as_aimed
             */
            outcome: string;
            /**
             * @description What it brought, in whole dollars; only its band is kept.
             * @default null
             */
            amount?: number | null;
        };
        HelperOutcomeResult: {
            /** @description False for a receipt that is none of ours, has expired or was used. */
            accepted: boolean;
            /** @description All that was kept; null where nothing was. */
            kept: components["schemas"]["KeptOutcome"] | null;
        };
        HelperQuestion: {
            /** @description The key under which `values` takes the answer. */
            field: string;
            /** @description The question. */
            question: string;
            /**
             * @description What the answer is: dollars, whole months or days, an option, true or false, a metro.
             * @enum {string}
             */
            kind: "money" | "months" | "days" | "choice" | "flag" | "metro" | "situation";
            /** @description The answers to choose from; empty where there are none. */
            options: components["schemas"]["HelperOption"][];
            /** @description Whether there is no advice without it. */
            required: boolean;
        };
        Intent: {
            /**
             * @description The article.
             * @example cola
             */
            sku: string;
            /**
             * @description How many of it.
             * @default 1
             */
            quantity?: number;
            /**
             * @description Whether other articles are welcome.
             * @default true
             */
            substitutes_ok?: boolean;
            /**
             * @description The buyer; without one the price is list.
             * @default null
             */
            buyer?: components["schemas"]["BuyerBlock"] | null;
        };
        IntentMandate: {
            /** @description Always true: nothing here is signed by the buyer. */
            user_cart_confirmation_required: boolean;
            /** @description In words. */
            natural_language_description: string;
            /** @description The seller. */
            merchants: string[];
            /** @description ISO 8601. */
            intent_expiry: string;
        };
        IssueKeyRequest: {
            /**
             * @description The name under which the key is held; unique. Whoever has its key gets the same key back.
             * @example acme-buyer-7
             */
            agent_id: string;
            /**
             * @description Where a person can be reached about the key. Nothing is sent there by itself.
             * @example ops@acme.example
             */
            contact_email: string;
            /**
             * @description What it is for.
             * @example Buys packaging in small lots.
             */
            intended_use_summary: string;
            /**
             * @description Whether calls that say `share_outcome` may be recorded without names. Set now, never changed after.
             * @default false
             */
            telemetry_consent?: boolean;
        };
        IssueKeyResponse: {
            /** @description The key, `gt_…`: shown now and never again. */
            api_key: string;
            /**
             * @description Whether money was ever paid into its wallet.
             * @enum {string}
             */
            tier: "free" | "funded";
            /** @description Calls a minute where the key is sent as a header; in a body it opens no lane. */
            rate_limit_per_minute: number;
            /** @description When the key was first issued, in seconds since 1970. */
            created_at: number;
            /** @description What it can spend. */
            wallet: components["schemas"]["WalletSummary"];
            /** @description What was said when it was issued. */
            telemetry_consent: boolean;
            /** @description True where the caller’s own key is returned, because it holds this `agent_id` already. */
            reused: boolean;
        };
        KeptOutcome: {
            /** @description The situation. */
            situation_key: string;
            /** @description How it went. */
            outcome: string;
            /** @description The band of the amount; `none` without one. */
            amount_band: string;
            /** @description The quarter of the answer. */
            quarter: string;
        };
        LimitPosterior: {
            /** @description The mean, in the caller’s utility, 0 to 1. */
            mean: number;
            /** @description The standard deviation. */
            sigma: number;
            /** @description How many offers of either side it rests on. */
            samples: number;
            /**
             * @description How the other side is taken to behave.
             * @enum {string}
             */
            opponent_type: "unknown" | "silent" | "stream" | "reciprocal" | "firm" | "peer";
        };
        ListedSituation: {
            /** @description What `situation_key` takes. */
            key: string;
            /** @description What people call it. */
            title: string;
            /**
             * @description Whether you pay the figure, or get it.
             * @enum {string}
             */
            side: "pay" | "earn";
            /** @description What amounts are in. */
            unit: string;
            /** @description Everything that the advice can depend on. */
            fields: components["schemas"]["HelperQuestion"][];
        };
        MachineResult: {
            /**
             * @description The protocol.
             * @enum {string}
             */
            protocol: "svc-price/1";
            /** @description The machine. */
            machine_id: string;
            /** @description What people call it. */
            label: string;
            /** @description The currency of all amounts, ISO 4217. */
            currency: string;
            /** @description The most units of one quote. */
            max_quantity: number;
            /** @description The articles. */
            board: components["schemas"]["BoardLine"][];
        };
        MarketPrior: {
            /**
             * @description The mean utility of typical openings.
             * @example 0.35
             */
            mu: number;
            /**
             * @description Their standard deviation. Above 0.
             * @example 0.1
             */
            sigma: number;
        };
        MatchingIn: {
            /** @description The side that proposes; at least one. */
            proposers: components["schemas"]["MatchingProposer"][];
            /** @description The side that is proposed to; at least one. */
            receivers: components["schemas"]["MatchingReceiver"][];
        };
        MatchingProposer: {
            /**
             * @description Unique among the proposers.
             * @example ann
             */
            id: string;
            /**
             * @description Ids of acceptable receivers, most preferred first.
             * @example [
             *       "north",
             *       "south"
             *     ]
             */
            preferences: string[];
        };
        MatchingReceiver: {
            /**
             * @description Unique among the receivers.
             * @example north
             */
            id: string;
            /**
             * @description Ids of acceptable proposers, most preferred first.
             * @example [
             *       "bob",
             *       "ann"
             *     ]
             */
            preferences: string[];
            /**
             * @description How many proposers it can hold.
             * @default 1
             */
            capacity?: number;
        };
        MatchingResult: {
            /** @description Receiver id to the ids of the proposers that it holds, most preferred first; every receiver is named. */
            matching: {
                [key: string]: string[];
            };
            /** @description Proposers that nobody holds, in the order sent. */
            unmatched_proposers: string[];
            /** @description Pairs `[proposer, receiver]` that would rather have each other, looked for afterwards: none, as the matching is stable. */
            blocking_pairs: string[][];
            /** @description Proposals made, also to receivers who do not list the proposer. */
            n_proposals: number;
        };
        MenuItem: {
            /** @description The label by which a buyer can choose it. */
            option: string;
            /** @description The offer in one line. */
            line: string;
            /** @description The unit price in currency units. */
            price: number;
        };
        MenuItemSpec: {
            /**
             * @description Its name; its option id is made of it (`Flat white` → `flat-white`).
             * @example Flat white
             */
            name: string;
            /**
             * @description Its list price in dollars.
             * @example 3.8
             */
            price: number;
            /**
             * @description What it costs the seller.
             * @default 0
             */
            cost?: number;
            /** @description Units at hand; not limited where it is left out. */
            qty?: number;
            /**
             * @description `addon` or `extra`: an extra to any cart; `perishable`: it can expire; other words change nothing.
             * @default []
             */
            tags?: string[];
        };
        MenuProfileResult: {
            /** @description The dimensions, in order. */
            dims: components["schemas"]["DimProfile"][];
        };
        MenuSpec: {
            /**
             * @description Its name.
             * @default
             */
            name?: string;
            /** @description The dimensions, in the order in which ties are decided. */
            dims?: components["schemas"]["DimSpec"][];
            /** @description Instead of `dims`: a pasted menu. It is compiled to a choice of items, one dimension of extras, and a quantity. */
            items?: components["schemas"]["MenuItemSpec"][];
            /** @description Which options go together. */
            deps?: components["schemas"]["DepsSpec"];
            /**
             * @description What shapes the cost: `const`, `salvage_on_expiry` (both always hold), `scarcity_shadow`, `batch_economies`, by name or as `{kind, ...parameters}`; `batch_economies` has `setup` and `marginal`, in dollars.
             * @default []
             * @example [
             *       "scarcity_shadow",
             *       {
             *         "kind": "batch_economies",
             *         "setup": 1.5
             *       }
             *     ]
             */
            cost?: (string | Record<string, never>)[];
        };
        Metro: {
            /** @description What `metro` takes. */
            key: string;
            /** @description City and state. */
            name: string;
            /** @description Rank by population; 0 is the nation. */
            size_rank: number;
            /** @description The typical rent, in USD a month. */
            typical_rent: number;
            /** @description How it changed over a year, in percent. */
            yoy_percent: number;
        };
        MetrosResult: {
            /** @description Where the figures come from, and of which day they are. */
            source: components["schemas"]["RentSource"];
            /** @description The nation first, then metros by population. */
            metros: components["schemas"]["Metro"][];
        };
        MoneyUnit: {
            /**
             * @description The unit.
             * @enum {string}
             */
            unit: "millicent";
            /** @description How many make a cent. */
            millicents_per_cent: number;
            /** @description ISO 4217. */
            currency: string;
        };
        MppManifest: {
            /** @description Whether payments are taken at the moment. */
            available: boolean;
            /** @description Where to pay. */
            endpoint: string;
            /** @description What is accepted. */
            methods: Record<string, never>[];
            /**
             * @description Crypto payments are declined.
             * @enum {string}
             */
            crypto: "declined";
            /** @description The only fee. */
            fee: {
                [key: string]: unknown;
            };
            /** @description The least and the most of one top-up, in cents. */
            amount_cents: {
                [key: string]: unknown;
            };
            /** @description What each pack funds, in cents. */
            packs: {
                [key: string]: unknown;
            };
            /** @description The steps: challenge, authorization, retry, receipt. */
            flow: string[];
        };
        MyAsk: {
            /** @description Its id. */
            request_id: string;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "filed" | "reviewing" | "stocked" | "declined";
            /** @description What the operator says about it; empty where nothing. */
            note: string;
            /** @description Filings of the same ask: the same words, whatever the case, blanks and signs. */
            same_ask_count: number;
            /** @description When it was filed, ISO 8601 in UTC. */
            filed_at: string;
            /** @description When its state changed last. */
            changed_at: string;
            /** @description Where to read it again. */
            check: string;
            /** @description Whether its holder watches it. */
            watched: boolean;
            /** @description What was asked for. */
            text: string;
        };
        MyAsks: {
            /** @description The watched requests, newest first. */
            requests: components["schemas"]["MyAsk"][];
        };
        NegotiateTurnIn: {
            /**
             * @description The caller’s side.
             * @example sell
             * @enum {string}
             */
            side: "sell" | "buy";
            /**
             * @description The worst acceptable price: a seller’s floor, a buyer’s ceiling. No recommendation is beyond it, and no message names it as such.
             * @example 700
             */
            walk_away: number;
            /**
             * @description The price hoped for: at or above walk_away for a seller, at or below it for a buyer.
             * @example 1000
             */
            target: number;
            /**
             * @description The other side’s prices, oldest first. The last one stands.
             * @default []
             * @example [
             *       500,
             *       600
             *     ]
             */
            counterparty_offers?: number[];
            /**
             * @description The caller’s own prices, oldest first.
             * @default []
             * @example [
             *       980
             *     ]
             */
            my_previous_offers?: number[];
            /**
             * @description The caller’s turns that are left, this one included. More than 64 count as 64.
             * @default 8
             */
            rounds_left?: number;
            /**
             * @description What the message calls the item.
             * @default this
             * @example road bike
             */
            item?: string;
        };
        NegotiateTurnResult: {
            /**
             * @description `counter`: send the message with the recommended price. `accept`: take the other side’s last price. `walk`: no acceptable price is in reach.
             * @enum {string}
             */
            action: "counter" | "accept" | "walk";
            /** @description Dollars, never beyond walk_away. The other side’s last price where it is to be accepted; walk_away where the caller should walk. */
            recommended_price: number;
            /** @description Ready to send; no price but the recommended one and the other side’s last. */
            message: string;
            /** @description Whether haggling in rounds is the right thing to do. */
            fit: components["schemas"]["TurnFit"];
            /** @description Why, for the caller alone: it may name walk_away. */
            rationale: string;
            /** @description The chance that the other side takes the recommended price now, 0 to 1; 1 where its own price is accepted, 0 where the caller should walk. */
            acceptance_probability: number;
            /** @description How narrowly the other side’s limit is known, 0 to 1: 1 less the part of the room where it may still lie, times the chance that its prices do not just come and go. 1 where its price is accepted. */
            confidence: number;
            /** @description Dollars: the certain price worth as much as going on; no deal counts as walk_away. */
            expected_settlement: number;
        };
        NextMove: {
            /**
             * @description How far they come towards the offer.
             * @enum {string}
             */
            when: "no_change" | "half_way" | "most_of_the_way";
            /** @description What they offer then. */
            their_offer: {
                [key: string]: string | number | boolean;
            };
            /**
             * @description What to do then.
             * @enum {string}
             */
            action: "offer" | "accept" | "walk";
            /** @description To offer or to accept; null on a walk. */
            recommended_offer: {
                [key: string]: string | number | boolean;
            } | null;
            /** @description Its worth to the caller, 0 to 1. */
            my_utility: number;
            /** @description The same in a sentence for the caller. */
            words: string;
        };
        NotaryPublicKey: {
            /** @description The key, PEM. */
            pubkey_pem: string;
            /** @description SHA-256 of the key (DER), hexadecimal. */
            fingerprint: string;
            /**
             * @description Where it comes from. `ephemeral` ends with the process: it proves one signer, no more.
             * @enum {string}
             */
            key_source: "environment" | "file" | "ephemeral";
        };
        Observatory: {
            /** @description Volumes. */
            slots: components["schemas"]["SlotVolume"][];
            /** @description Asks that several have filed and that are not stocked. */
            unmet: components["schemas"]["AskLine"][];
        };
        OfferWarning: {
            /**
             * @description A stable code.
             * @enum {string}
             */
            code: "market_prior_missing" | "anchor_unjudged" | "anchor_attack" | "no_zone";
            /** @description In words. */
            message: string;
        };
        OlderUcpProfile: {
            /** @description Protocol version, services, capabilities and payment handlers. */
            ucp: {
                [key: string]: unknown;
            };
            /** @description The public keys, as in `keys` of the newer profile. */
            signing_keys: ({
                kid: string;
                /** @enum {string} */
                kty: "EC" | "OKP";
                /** @enum {string} */
                crv: "P-256" | "Ed25519";
                x: string;
                y?: string;
                /** @enum {string} */
                alg?: "ES256" | "EdDSA";
                use?: string;
            } & {
                [key: string]: unknown;
            })[];
        };
        OpenSessionIn: {
            /**
             * @description The negotiation, as both agents call it.
             * @example order-81
             */
            negotiation_id: string;
            /** @description The seller. */
            seller_proof: components["schemas"]["PeerProof"];
            /** @description The buyer: another operator. */
            buyer_proof: components["schemas"]["PeerProof"];
            /**
             * @description How well both must be known.
             * @default self
             * @enum {string}
             */
            require_level?: "self" | "domain";
        };
        OpenSessionResult: {
            /** @description What moves and settlement take. Whoever has it can move: share it with the other agent alone. */
            session_id: string;
            /** @description The negotiation. */
            negotiation_id: string;
            /** @description The seller’s operator. */
            seller_operator_id: string;
            /** @description The buyer’s operator. */
            buyer_operator_id: string;
            /**
             * @description The lower level of the two.
             * @enum {string}
             */
            level: "self" | "domain";
            /** @description Its end, in seconds since 1970-01-01T00:00:00Z. */
            expires_at: number;
        };
        OptimalBidIn: {
            /**
             * @description `first_price`: sealed, the winner pays the own bid; `second_price_truthful`: sealed, pays the second bid; `english_ascending`: open, the price rises until one is left.
             * @example first_price
             * @enum {string}
             */
            auction_format: "first_price" | "second_price_truthful" | "english_ascending";
            /**
             * @description What the item is worth to the caller, in money. Above 0.
             * @example 80
             */
            my_valuation: number;
            /**
             * @description Rivals; the caller is not counted.
             * @example 3
             */
            n_competing_bidders: number;
            /** @description What each rival’s value is drawn from, independently. */
            competitor_value_prior: components["schemas"]["PriorParams"];
            /**
             * @description The lowest price at which the seller sells; null for none.
             * @default null
             */
            reserve_price?: number | null;
            /**
             * @description r of the utility surplus^r: 1 is neutral, less bids higher for fear of losing.
             * @default 1
             */
            risk_aversion?: number;
            /**
             * @description Whether the call may be kept, without names, to learn from its outcome. Kept only with a key that was issued with `telemetry_consent`; the answer then carries `X-GT-Recommendation-Id`.
             * @default false
             */
            share_outcome?: boolean;
            /**
             * @description The market that the call is about; required when share_outcome is true, `other` where none fits.
             * @default null
             * @enum {string|null}
             */
            vertical?: "ad_inventory" | "saas_procurement" | "cloud_compute" | "freight_logistics" | "media_licensing" | "m_and_a_buyside" | "m_and_a_sellside" | "real_estate" | "energy_trading" | "professional_services" | "marketplace_b2b" | "other" | null;
        };
        OptimalBidResult: {
            /** @description Of the symmetric equilibrium; 0 with `win_probability` 0: do not bid. */
            optimal_bid: number;
            /** @description (value − payment) × probability of winning, in money. */
            expected_surplus: number | null;
            /** @description Probability of winning, 0 to 1. */
            win_probability: number | null;
            /** @description Whether the bid is best whatever the others do. */
            dominant_strategy: boolean;
            /** @description What the figures assume and where they come from. */
            rationale: string;
        };
        OptimalReserveIn: {
            /** @description What each bidder’s value is drawn from, independently. */
            bidder_value_prior: components["schemas"]["PriorParams"];
            /**
             * @description All bidders.
             * @example 3
             */
            n_bidders: number;
            /**
             * @description What the item is worth to the seller unsold.
             * @example 20
             */
            seller_valuation: number;
        };
        OptimalReserveResult: {
            /** @description It does not depend on the number of bidders or the format. */
            reserve_price: number;
            /** @description Expected payments with this reserve; an unsold item counts 0. */
            expected_revenue: number;
            /** @description The same with reserve 0. */
            expected_revenue_no_reserve: number;
            /** @description Expected payment less the seller’s value, where it sells. */
            expected_profit: number;
            /** @description Probability that it sells. */
            sale_probability: number;
            /** @description Probability that a given bidder wins. */
            bidder_win_probability: number;
            /** @description Expected surplus lost, in money: unsold though a bidder values it above the seller. */
            expected_efficiency_loss: number;
            /** @description What the figures assume and where they come from. */
            rationale: string;
        };
        OptionSpec: {
            /**
             * @description Its id, unique in the whole menu.
             * @example croissant
             */
            id: string;
            /**
             * @description What people call it.
             * @default
             */
            label?: string;
            /**
             * @description What it adds to the list price of a unit, in dollars.
             * @default 0
             * @example 2.4
             */
            price_delta?: number;
            /**
             * @description What a unit of it costs the seller, in dollars.
             * @default 0
             */
            unit_cost?: number;
            /**
             * @description What a unit of it costs the seller where it is perishable and expiring.
             * @default 0
             */
            salvage?: number;
            /**
             * @description Whether it can expire.
             * @default false
             */
            perishable?: boolean;
            /**
             * @description Whether it needs as many units in stock as the cart has.
             * @default false
             */
            stock_limited?: boolean;
            /**
             * @description Of a fulfillment: whether it is served at once.
             * @default true
             */
            immediate?: boolean;
            /**
             * @description Of a fulfillment that is not immediate: its slot.
             * @default 0
             */
            slot_ticks?: number;
        };
        ParcelResult: {
            /** @description Always true. */
            ok: boolean;
            /** @description The bytes as they were parked, base64. */
            blob_b64: string;
            /** @description Their SHA-256, hexadecimal. */
            content_hash: string;
            /** @description Until when they are kept, ISO 8601 in UTC. */
            expires_at: string;
        };
        ParkIn: {
            /**
             * @description The bytes in base64, encrypted by the caller: the store sees nothing else. At most 1 MiB.
             * @example Y2lwaGVydGV4dA==
             */
            blob_b64: string;
            /**
             * @description The key of the wallet, `gt_…`; not needed where it is sent as a header.
             * @default null
             */
            api_key?: string | null;
            /**
             * @description How long to keep it, in seconds: held to 60 to 604,800.
             * @default 86400
             */
            ttl_seconds?: number | null;
        };
        ParkResult: {
            /** @description Whether the call delivered. False: nothing was delivered and nothing charged. */
            ok: boolean;
            /** @description With `ok` false: false. */
            charged?: boolean;
            /** @description With `ok` false: why, in a sentence. */
            reason?: string;
            /**
             * @description With `ok` false: why, for programs.
             * @enum {string}
             */
            code?: "insufficient_funds" | "unknown_key" | "too_large" | "expired" | "no_moves_left" | "closed" | "predicate_failed" | "unavailable";
            /** @description What load takes. Only the key that parked can use it. */
            ticket?: string;
            /** @description Until when it is kept, ISO 8601 in UTC. */
            expires_at?: string;
            /** @description Price and hash, signed. */
            receipt?: components["schemas"]["StoreReceipt"];
        };
        PaymentMandateDraft: {
            /** @description Payment details, total, method and time, as AP2 v0.1 has them. */
            payment_mandate_contents: {
                [key: string]: unknown;
            };
            /** @description Always null: only the buyer can give it. */
            user_authorization: {
                [key: string]: unknown;
            } | null;
        };
        PeerNextOfferIn: {
            /** @description The session. */
            session_id: string;
            /**
             * @description Whose move it is.
             * @enum {string}
             */
            role: "seller" | "buyer";
            /** @description The utility of walking away. No recommendation is below it. */
            my_reservation: number;
            /**
             * @description The other side’s offers, oldest first, in the utility of whose move it is.
             * @default []
             */
            opponent_offer_history?: number[];
            /**
             * @description The own offers that were not accepted, oldest first.
             * @default []
             */
            my_offer_history?: number[];
            /**
             * @description Own offers that are left; more than 64 count as 64.
             * @default 10
             */
            deadline_rounds?: number;
            /**
             * @description Taken, and without effect in cooperative play.
             * @default 0.5
             */
            frontier_knob?: number;
            /**
             * @description What is known of the other side beforehand.
             * @default null
             */
            prior?: components["schemas"]["PeerPrior"] | null;
        };
        PeerNextOfferResult: {
            /** @description The session. */
            session_id: string;
            /**
             * @description Whose move it was.
             * @enum {string}
             */
            role: "seller" | "buyer";
            /** @description The offer, in the own utility; the other side’s last offer itself means: accept it. */
            recommended_offer: number;
            /** @description That it is accepted now, 0 to 1. */
            acceptance_probability: number;
            /** @description Utility above the reservation that is expected from here to the end. */
            expected_payoff: number;
            /** @description In words. */
            rationale: string;
            /** @description What is believed of the other side’s limit. */
            posterior: components["schemas"]["LimitPosterior"];
            /** @description The share of the zone that the offer keeps. */
            bargaining_share: number;
            /** @description The least that is agreed to. */
            focal_floor: number;
            /** @description Moves of the seller in this session so far. */
            seller_moves: number;
            /** @description Moves of the buyer so far. */
            buyer_moves: number;
        };
        PeerPrior: {
            /** @description Of a buyer’s willingness to pay: the mean of its logarithm; of seller openings: their mean utility. */
            mu: number;
            /** @description The standard deviation. Above 0. */
            sigma: number;
        };
        PeerProof: {
            /** @description The attestation of the registry. */
            operator_attestation_jwt: string;
            /** @description Ed25519 by the operator over the canonical JSON of `{expires_at, negotiation_id, role}`, base64. */
            sig_b64: string;
            /**
             * @description The side, as it was signed; null: whichever the proof is given for.
             * @enum {string|null}
             */
            role: "seller" | "buyer" | null;
            /** @description The end, in seconds since 1970-01-01T00:00:00Z, as it was signed; null: that of the attestation. */
            expires_at: number | null;
        };
        PilotIn: {
            /** @description Who is asking. */
            name: string;
            /** @description The business. */
            business: string;
            /** @description Where to answer. */
            email: string;
            /**
             * @description What is sold, and where buyers negotiate.
             * @default
             */
            sells?: string;
            /**
             * @description Anything else.
             * @default
             */
            note?: string;
        };
        PilotResult: {
            /** @description To be named when asking about it. */
            request_id: string;
            /**
             * @description Where the request stands.
             * @enum {string}
             */
            status: "received";
            /** @description What happens next. */
            message: string;
        };
        PolicyChoice: {
            /** @description What `answers` names. */
            id: string;
            /** @description What it means. */
            label: string;
            /** @description JSON Patch (RFC 6902) of the returned policy. */
            patch: {
                [key: string]: unknown;
            }[];
        };
        PolicyIssue: {
            /** @description A stable code, such as floor_above_list. */
            code: string;
            /**
             * @description A policy with an error is not used for replies.
             * @enum {string}
             */
            severity: "error" | "warning";
            /** @description JSON pointer (RFC 6901) into the policy; empty for the whole of it. */
            path: string;
            /** @description What is wrong, in the policy’s language. */
            message: string;
            /** @description What the seller could write or change. */
            suggestion: string;
            /** @description The words of the description that it comes from. */
            quote: string | null;
        };
        PolicyQuestion: {
            /** @description Holds from call to call. */
            id: string;
            /** @description JSON pointer to what the answer decides. */
            path: string;
            /** @description The words asked about. */
            quote: string;
            /** @description The question. */
            ask: string;
            /** @description Until answered the first is taken. */
            choices: components["schemas"]["PolicyChoice"][];
            /**
             * @description With `error`, `ok` is false until it is answered.
             * @enum {string}
             */
            severity: "error" | "warning";
        };
        PolicyRefusal: {
            /** @description That the policy has errors. */
            detail: string;
            /** @description The errors, and the warnings beside them. */
            issues: components["schemas"]["PolicyIssue"][];
        };
        PolicyResult: {
            /** @description Nothing is left to fix. */
            ok: boolean;
            /** @description For reply, practice and verify. Where `ok` is true it fits the schema at /schemas/policy.json (MCP: svc://schemas/policy). */
            policy: {
                [key: string]: unknown;
            };
            /** @description What to fix. */
            issues: components["schemas"]["PolicyIssue"][];
            /** @description The policy in plain words. */
            summary: string;
        };
        PolicySource: {
            /** @description JSON pointer into the policy. */
            path: string;
            /** @description The exact words. */
            quote: string;
            /** @description Code point where they begin. */
            start: number;
            /** @description Code point behind them. */
            end: number;
        };
        PolicyTemplate: {
            /** @description Also accepted by the MCP tool compile_offer_policy as `template`. */
            id: string;
            /** @description Its name for people. */
            title: string;
            /**
             * @description The language of its words.
             * @enum {string}
             */
            language: "en" | "zh";
            /** @description The engine that a seeded simulation of its domain found best. */
            engine: string;
            /** @description The offer in plain words. */
            description: string;
            /** @description A policy that passes check, ready to be edited. */
            policy: components["schemas"]["Policy"];
            /** @description The policy read back in plain words. */
            summary: string;
        };
        PostedPriceIn: {
            /** @description What each buyer’s value is drawn from, independently. */
            buyer_arrival_prior: components["schemas"]["PriorParams"];
            /**
             * @description Mean number of buyers a second; they arrive at random (Poisson). Above 0.
             * @example 0.01
             */
            arrival_rate_per_second: number;
            /**
             * @description Units to sell; unsold ones are worth nothing at the end.
             * @example 10
             */
            inventory: number;
            /**
             * @description How long they can be sold, in seconds. Above 0.
             * @example 3600
             */
            horizon_seconds: number;
            /**
             * @description Simulated seasons that check the static price.
             * @default 2000
             */
            n_simulations?: number;
            /**
             * @description Equal seeds give equal answers.
             * @default 42
             */
            seed?: number;
            /**
             * @description Whether the call may be kept, without names, to learn from its outcome. Kept only with a key that was issued with `telemetry_consent`; the answer then carries `X-GT-Recommendation-Id`.
             * @default false
             */
            share_outcome?: boolean;
            /**
             * @description The market that the call is about; required when share_outcome is true, `other` where none fits.
             * @default null
             * @enum {string|null}
             */
            vertical?: "ad_inventory" | "saas_procurement" | "cloud_compute" | "freight_logistics" | "media_licensing" | "m_and_a_buyside" | "m_and_a_sellside" | "real_estate" | "energy_trading" | "professional_services" | "marketplace_b2b" | "other" | null;
        };
        PostedPriceResult: {
            /** @description The best single price for the whole time. */
            static_price: number;
            /** @description Its expected revenue, exact. */
            static_expected_revenue: number;
            /** @description Its mean revenue over the simulated seasons. */
            static_simulated_revenue: number;
            /** @description The best prices by time and stock: follow the last block of rows whose `seconds_left` is reached, and in it the row of the nearest `inventory_left`. */
            dynamic_schedule: components["schemas"]["ScheduleRow"][];
            /** @description The greatest expected revenue of any pricing by time and stock. */
            dynamic_value_estimate: number;
            /** @description Earned if exactly the expected buyers came: no pricing earns more on average. */
            fluid_bound: number;
            /** @description Share of the inventory that the static price is expected to sell. */
            sellthrough_rate: number;
            /** @description The same in units. */
            expected_units_sold: number;
            /** @description Probability that the static price sells all. */
            sold_out_probability: number;
            /** @description What the figures assume, and the check beside them. */
            rationale: string;
        };
        PracticeIn: {
            /** @description The policy to be tried, by the schema at /schemas/policy.json (MCP: svc://schemas/policy). */
            policy: components["schemas"]["Policy"];
            /**
             * @description The conversation so far, oldest first. Omit it to let the buyer open.
             * @default []
             */
            history?: components["schemas"]["PracticeTurn"][] | null;
            /**
             * @description How the buyer negotiates.
             * @default persistent
             * @enum {string}
             */
            style?: "persistent" | "friendly" | "hardball" | "hurried" | "price_only";
            /**
             * @description The most that the buyer will pay a unit, in currency units. Null: the buyer makes up a budget of its own.
             * @default null
             */
            budget?: number | null;
        };
        PracticeResult: {
            /** @description The text of the message. */
            shown: string;
            /**
             * @description What the message does.
             * @enum {string}
             */
            intent: "offer" | "accept" | "reject" | "ask" | "greet" | "quit" | "other";
            /** @description Whether the buyer is finished. */
            done: boolean;
            /**
             * @description How it ended; null while it goes on.
             * @enum {string|null}
             */
            outcome: "deal" | "walked" | null;
        };
        PracticeTurn: {
            /**
             * @description Who wrote it.
             * @enum {string}
             */
            role: "customer" | "seller";
            /** @description The text as it was shown. */
            shown: string;
        };
        PriceLine: {
            /** @description The article. */
            sku: string;
            /** @description What people call it. */
            label: string;
            /** @description How many of it. */
            quantity: number;
            /** @description What they cost at list. */
            list_price: number;
            /** @description What they cost this buyer; never above list. */
            price: number;
        };
        PricePeer: {
            /** @description The operator. */
            operator_id: string;
            /**
             * @description How well it is known.
             * @enum {string}
             */
            level: "self" | "domain";
        };
        PriceQuoteResult: {
            /** @description What settle takes; null where the article is sold out. */
            quote_id: string | null;
            /** @description The article. */
            sku: string;
            /** @description How many of it. */
            quantity: number;
            /** @description What they cost at list; null where they are sold out. */
            list_price: number | null;
            /** @description What they cost this buyer: never above list. */
            price: number | null;
            /** @description Until when it can be settled, ISO 8601 in UTC. */
            expires_at: string | null;
            /** @description Other articles that are in stock, the best for this buyer first. */
            substitutes: components["schemas"]["PriceLine"][];
            /** @description The price, signed by the notary. */
            proof: components["schemas"]["QuoteAttestation"] | null;
            /** @description Whose the request is by its `peer_proof`, which the hash of the request in `proof` covers; null without one. */
            peer: components["schemas"]["PricePeer"] | null;
            /** @description The reasons, in sentences. */
            why: string;
        };
        PriceSettleResult: {
            /** @description The machine. */
            machine_id: string;
            /** @description The article. */
            sku: string;
            /** @description How many of it. */
            quantity: number;
            /** @description The price that was settled. */
            price: number;
            /** @description When, ISO 8601 in UTC. */
            settled_at: string;
            /** @description Always true: the demo machine charges nobody and hands out nothing. */
            advisory: boolean;
        };
        PriorParams: {
            /**
             * @description `uniform`: all values between two ends alike; `lognorm`: ln(value) is normal.
             * @example uniform
             * @enum {string}
             */
            family: "uniform" | "lognorm";
            /**
             * @description `uniform`: 0 ≤ `low` < `high`; `lognorm`: `mu`, and `sigma` above 0, of ln(value).
             * @example {
             *       "low": 0,
             *       "high": 100
             *     }
             */
            params: {
                [key: string]: number;
            };
        };
        ProfileRequest: {
            /** @description The menu. */
            spec: components["schemas"]["MenuSpec"];
            /**
             * @description The shop as it stands; left out or null: a neutral shop.
             * @default null
             */
            state?: components["schemas"]["StateSpec"] | null;
        };
        QuoteAttestation: {
            /**
             * @description The form.
             * @enum {string}
             */
            version: "svc-quote-attestation/1";
            /** @description SHA-256 of the canonical request (RFC 8785), base64url. */
            request_hash: string;
            /** @description The cart. */
            config: {
                [key: string]: string | string[] | number;
            };
            /** @description What the cart costs at list. */
            list_price: number;
            /** @description What was quoted. */
            price: number;
            /** @description `list_price` less `price`, never below 0. */
            discount: number;
            /** @description Ed25519 over the canonical bytes without this member, base64url, under a key that /.well-known/ucp publishes. */
            notary_sig: string;
        };
        QuoteOptsSpec: {
            /**
             * @description False quotes nothing to buyers who would never pay list.
             * @default true
             */
            quote_lookers?: boolean;
            /**
             * @description The least share of list that is ever quoted.
             * @default 0
             */
            min_price_frac?: number;
            /**
             * @description True quotes no unit beyond the first that the buyer values below its marginal cost.
             * @default false
             */
            qty_appetite?: boolean;
            /**
             * @description The seller’s weight in the split; 0.5 is symmetric, towards 1 the seller gets more.
             * @default 0.5
             */
            seller_weight?: number;
        };
        QuoteReq: {
            /**
             * @description The protocol.
             * @default svc-price/1
             * @enum {string}
             */
            protocol?: "svc-price/1";
            /**
             * @description The machine.
             * @default demo-01
             */
            machine_id?: string;
            /** @description What is wanted. */
            intent: components["schemas"]["Intent"];
        };
        QuoteRequest: {
            /** @description The menu. */
            spec: components["schemas"]["MenuSpec"];
            /** @description The buyer. */
            buyer: components["schemas"]["BuyerSpec"];
            /**
             * @description The shop as it stands; left out or null: a neutral shop.
             * @default null
             */
            state?: components["schemas"]["StateSpec"] | null;
            /**
             * @description Dimensions that are pinned: an option id, the ids of all add-ons taken, or a quantity. The rest is searched.
             * @default null
             */
            config?: {
                [key: string]: string | string[] | number;
            } | null;
            /** @description How the seller wants to quote. */
            opts?: components["schemas"]["QuoteOptsSpec"];
        };
        QuoteResult: {
            /** @description Whether a cart and a price are better than ordering at list, for one side by a cent at least and for none worse. */
            feasible: boolean;
            /** @description The cart: dimension id to option id, ids of add-ons, or quantity. Where nothing is feasible, the best order at list; null where there is none. */
            config: {
                [key: string]: string | string[] | number;
            } | null;
            /** @description The price of the cart, in whole cents. Never above `listv`. */
            price: number | null;
            /** @description What the same cart costs at list. */
            listv: number | null;
            /** @description `listv` less `price`. */
            save: number | null;
            /** @description What the cart is worth to the buyer, less its price and the cost of waiting. */
            buyer_surplus: number | null;
            /** @description `price` less what the cart costs the seller. */
            seller_surplus: number | null;
            /** @description The weighted product of both gains over ordering at list, in dollars; null where nothing is feasible. */
            gain: number | null;
            /** @description Whether no cart has a greater gain; false where the budget of search nodes ended first. */
            optimal: boolean;
            /** @description Where that is not proven, what no cart’s gain exceeds; else null. */
            bound: number | null;
            /** @description The reasons, in sentences. */
            why: string;
            /** @description Always true. */
            never_above_list: boolean;
            /** @description Always true: nothing is sold or charged by it. */
            advisory: boolean;
            /** @description The quote, signed by the notary; null where nothing is quoted, and where there is no published key (a local server). */
            attestation: components["schemas"]["QuoteAttestation"] | null;
        };
        ReadyResult: {
            /**
             * @description That requests can be sent here.
             * @enum {string}
             */
            status: "ready";
        };
        ReceiptTerms: {
            /** @description The algorithm. */
            algorithm: string;
            /** @description What is signed. */
            signed: string;
            /** @description Where the key is published. */
            key: string;
            /** @description SHA-256 of the key (DER), hexadecimal. */
            fingerprint: string;
        };
        RegisterOperatorIn: {
            /**
             * @description The operator, unique in this registry: letters, digits and . _ : @ -
             * @example acme-agents
             */
            operator_id: string;
            /** @description The 32 bytes of an Ed25519 public key, base64. */
            public_key_b64: string;
            /**
             * @description What people call it.
             * @default null
             */
            display_name?: string | null;
            /**
             * @description Left out: asks for a challenge. Else the signature of the key over the UTF-8 bytes of the challenge, base64.
             * @default null
             */
            challenge_sig_b64?: string | null;
        };
        RegisterOperatorResult: {
            /**
             * @description What this is.
             * @enum {string}
             */
            status: "challenge" | "registered";
            /** @description What to sign; null once registered. */
            challenge: string | null;
            /**
             * @description How well the operator is known; null for a challenge.
             * @enum {string|null}
             */
            level: "self" | "domain" | null;
            /** @description The operator; null for a challenge. */
            operator_id: string | null;
            /** @description A JWT of the type `svc-operator+jwt` under the trust anchor; null for a challenge. */
            operator_attestation_jwt: string | null;
            /** @description The end of the challenge or of the attestation, in seconds since 1970-01-01T00:00:00Z. */
            expires_at: number;
        };
        RentCheckIn: {
            /**
             * @description The metro by key, name or city; an unknown one degrades to the nation.
             * @example chicago
             */
            metro: string;
            /**
             * @description The rent now, in USD a month.
             * @example 2000
             */
            current_rent: number;
            /**
             * @description The rent asked for, in USD a month.
             * @example 2300
             */
            offered_rent: number;
            /**
             * @description Months at the address.
             * @example 30
             */
            months_at_address: number;
        };
        RentCheckResult: {
            /** @description What the rent was compared with. */
            metro: components["schemas"]["Metro"];
            /**
             * @description `national`: the metro is not in the table, so the nation stands in.
             * @enum {string}
             */
            context: "metro" | "national";
            /** @description The rise, in USD a month. */
            rise_dollars: number;
            /** @description The rise, in percent of the rent now. */
            rise_percent: number;
            /** @description What the rise costs in twelve months, in USD. */
            rise_a_year: number;
            /** @description The rent now, moved as rents in the metro moved over a year. */
            trend_rent: number;
            /** @description The asked rent against the typical one, in percent; it says nothing of size or condition. */
            against_typical_percent: number;
            /**
             * @description The rise against the trend: within a point is near, more than five points above is far.
             * @enum {string}
             */
            verdict: "below_trend" | "near_trend" | "above_trend" | "far_above_trend";
            /** @description What to ask for, what to take, and how. */
            advice: components["schemas"]["HelperAdvice"];
            /** @description Where the figures come from, and of which day they are. */
            source: components["schemas"]["RentSource"];
            /** @description What the answer is not. */
            disclaimer: string;
        };
        RentSource: {
            /** @description The series. */
            name: string;
            /** @description On what terms it may be used, and how it was derived. */
            note: string;
            /** @description The day of the rents. */
            as_of: string;
            /** @description The day that they are compared with. */
            compared_with: string;
            /** @description What a rent is in. */
            unit: string;
        };
        ReplyCharge: {
            /** @description The term’s id. */
            term: string;
            /** @description The option’s id. */
            option: string;
            /** @description The option in words. */
            label: string;
            /** @description For the whole deal. */
            amount: number;
        };
        ReplyIn: {
            /** @description From compile, check or a template, by the schema at /schemas/policy.json (MCP: svc://schemas/policy). */
            policy: components["schemas"]["Policy"];
            /**
             * @description The buyer’s latest message as written.
             * @example Would you take 9,200 if I pay cash?
             */
            message: string;
            /**
             * @description The `state` of the previous reply, as it came. Omit it or send null to start.
             * @default null
             */
            state?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description The engine that decides offers. Default: the policy’s own, else bundle2.
             * @default null
             */
            engine?: string | null;
            /**
             * @description What the caller’s own records confirm about the buyer, such as {"new_customer": true}. Never what the buyer claims.
             * @default null
             */
            flags?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description Current records of what the policy’s inventory binds, sent with every message: schema.org Offer (`availability`, `inventoryLevel`), product feed (`id`, `availability`) or plain feed (`id` or `vin`, `status`).
             * @default null
             */
            stock?: (({
                availability?: unknown;
                status?: unknown;
            } & {
                [key: string]: unknown;
            }) | {
                availability: unknown;
            } | {
                status: unknown;
            })[] | null;
        };
        ReplyOffer: {
            /** @description Term id to option id, every term named. */
            terms: {
                [key: string]: string;
            };
            /** @description The offer in one line, for a person. */
            line: string;
            /** @description The unit price in currency units. */
            price: number;
            /** @description Units. */
            quantity: number;
            /** @description What is paid on top, an entry an option. */
            charges: components["schemas"]["ReplyCharge"][];
            /** @description Price times quantity and the charges, in currency units. */
            total: number;
            /** @description What the deal is worth to the seller a unit, in currency units: for the caller, not for the buyer. */
            net: number;
            /** @description That every rule of the policy holds for it. */
            inside_policy: boolean;
        };
        ReplyReading: {
            /**
             * @description What the message does.
             * @enum {string}
             */
            intent: "offer" | "accept" | "reject" | "ask" | "greet" | "quit" | "other";
            /** @description What the buyer proposes: term id to option id; `price` and `quantity` are numbers. */
            package: {
                [key: string]: string | number;
            };
            /** @description What the buyer refuses, in the same form. */
            refuses: {
                [key: string]: string | number;
            };
            /** @description What the buyer asked or stated beside the deal. */
            facts: {
                [key: string]: unknown;
            };
            /**
             * @description Which reader read it.
             * @enum {string}
             */
            source: "builtin" | "model";
        };
        ReplyResult: {
            /**
             * @description What the reply does.
             * @enum {string}
             */
            kind: "offer" | "deal" | "handoff" | "decline";
            /** @description The text to send to the buyer. */
            reply: string;
            /** @description The reply, followed by a line that states the offer on the table. */
            reply_with_offer: string;
            /** @description The offer on the table; null where there is none. With handoff, a proposal for a person to approve. */
            offer: components["schemas"]["ReplyOffer"] | null;
            /** @description The offers to choose from, where the policy offers a choice. */
            menu?: components["schemas"]["MenuItem"][];
            /** @description `rule:<name>` or `engine:<name>`: what decided the move. */
            decided_by: string;
            /** @description How the buyer’s message was read. */
            reading: components["schemas"]["ReplyReading"];
            /** @description To be sent back, as it is, with the buyer’s next message. */
            state: components["schemas"]["State"];
            /** @description Whether the negotiation is over: true for deal and decline. */
            done: boolean;
            /** @description The signed record of the deal; present when kind is deal. */
            receipt?: components["schemas"]["Receipt"];
        };
        ReportOutcomeIn: {
            /**
             * @description The value of `X-GT-Recommendation-Id` on the answer that was shared.
             * @example rec_Zm9yIGV4YW1wbGVzIQ
             */
            recommendation_id: string;
            /** @description Whether there was a deal. */
            deal_closed: boolean;
            /**
             * @description What the end was worth to you, in your utility.
             * @default null
             */
            my_utility?: number | null;
            /**
             * @description What it was worth to the other side, where you know.
             * @default null
             */
            opponent_utility?: number | null;
        };
        ReportOutcomeResult: {
            /** @description False, and nothing changes: there is no such id, it is of another key or ISO week, or it has an outcome. */
            accepted: boolean;
        };
        RevealFirstStrikeIn: {
            /** @description The commitment. */
            commitment_id: string;
            /** @description The reservation that was committed to. */
            reservation: number;
            /** @description The nonce of the commitment. */
            nonce: string;
            /** @description The salt of the commitment. */
            salt: string;
        };
        RevealFirstStrikeResult: {
            /** @description Whether the inputs have the committed hash. Where they do not, the rest is null and the commitment stays. */
            verified: boolean;
            /** @description The reservation, which binds the buyer. */
            binding_offer: number | null;
            /** @description The buyer. */
            buyer_id: string | null;
            /** @description The seller. */
            seller_id: string | null;
            /** @description When it was first revealed, in seconds since 1970-01-01T00:00:00Z. */
            revealed_at_unix: number | null;
            /** @description True for every reveal after the first. */
            reused: boolean | null;
        };
        RevenueByFormat: {
            /** @description Of the first price. */
            first_price: number;
            /** @description Of the second price. */
            second_price_truthful: number;
            /** @description Of the English auction. */
            english_ascending: number;
        };
        RotateIn: {
            /** @description The key to replace; not needed where it is sent as a header. */
            api_key?: string;
        };
        RotateResult: {
            /** @description The new key: shown now and never again. The old one is refused from now on. */
            api_key: string;
            /** @description When it was replaced, in seconds since 1970. */
            rotated_at: number;
            /** @description The wallet, which stays. */
            wallet: components["schemas"]["WalletSummary"];
        };
        ScheduleRow: {
            /** @description The price holds from this time left on. */
            seconds_left: number;
            /** @description The inventory left that the price is for. */
            inventory_left: number;
            /** @description The price to ask. */
            price: number;
        };
        ScoreIn: {
            /** @description What is negotiated. The options may combine to at most 250000 packages. */
            issues: components["schemas"]["BundleIssue"][];
            /** @description Issue name to how much it matters to the caller. Only proportions count; an issue left out weighs nothing. */
            my_weights: {
                [key: string]: number;
            };
            /** @description The same for the other side. */
            their_weights: {
                [key: string]: number;
            };
            /** @description The deal to be scored: issue name to option, every issue named. */
            package: {
                [key: string]: string | number | boolean;
            };
            /**
             * @description What one point of joint utility is worth, in money or any unit.
             * @default null
             */
            notional?: number | null;
            /**
             * @description What the caller has without a deal.
             * @default 0
             */
            my_batna?: number;
            /**
             * @description What the other side has without a deal.
             * @default 0
             */
            their_batna?: number;
        };
        ScoreResult: {
            /** @description What the deal is worth to the caller, 0 to 1. */
            my_utility: number;
            /** @description The same for the other side. */
            their_utility: number;
            /** @description The sum of both, 0 to 2. */
            joint: number;
            /** @description The greatest joint utility of any package. */
            frontier_best_joint: number;
            /** @description The joint utility with each issue at its middle option. */
            naive_joint: number;
            /** @description The package with the greatest product of both gains over the BATNAs; ties: the greater sum, then the first in order. */
            nash_package: {
                [key: string]: string | number | boolean;
            };
            /** @description Whether no package is better for one and no worse for the other. */
            pareto_efficient: boolean;
            /** @description The share of the greatest joint utility that the deal has, 0 to 1. */
            capture: number;
            /** @description Whether the deal beats splitting the difference. */
            logroll: boolean;
            /** @description Of the packages that leave both their BATNA: the one with the greatest lesser gain, as shares of the greatest that each can have (Kalai–Smorodinsky); null where there is none. */
            kalai_smorodinsky_package: {
                [key: string]: string | number | boolean;
            } | null;
            /** @description The same with the greatest lesser gain (Kalai). */
            egalitarian_package: {
                [key: string]: string | number | boolean;
            } | null;
            /** @description The same with the greatest sum of gains. */
            utilitarian_package: {
                [key: string]: string | number | boolean;
            } | null;
            /** @description Better for one side and worse for none; null if there is none. */
            better_for_both: components["schemas"]["FrontierPackage"] | null;
            /** @description The Pareto frontier, the caller’s best first; at most 50, evenly along it. */
            frontier: components["schemas"]["FrontierPackage"][];
            /** @description How many packages the whole frontier has. */
            frontier_size: number;
            /** @description The joint utility left on the table, times `notional`; null without one. */
            value_left: number | null;
        };
        SellNextOfferIn: {
            /**
             * @description The utility of walking away. No recommendation is below it.
             * @example 0.3
             */
            my_reservation: number;
            /**
             * @description The caller’s own offers that were not accepted, oldest first, in the caller’s utility.
             * @default []
             * @example [
             *       0.9,
             *       0.8
             *     ]
             */
            my_offer_history?: number[];
            /**
             * @description The caller’s offers that are left, the one asked for included.
             * @example 5
             */
            deadline_rounds: number;
            /**
             * @description 0 closes the most deals, 1 keeps the most of each; 0.5 has the greatest expected payoff. Not used in peer mode.
             * @default 0.5
             */
            frontier_knob?: number;
            /**
             * @description Whether the other side is a verified peer: both reveal their zone and split it.
             * @default false
             */
            peer_mode?: boolean;
            /**
             * @description Whether the call may be kept, without names, to learn from its outcome. Kept only with a key that was issued with `telemetry_consent`; the answer then carries `X-GT-Recommendation-Id`.
             * @default false
             */
            share_outcome?: boolean;
            /**
             * @description The market that the call is about; required when share_outcome is true, `other` where none fits.
             * @default null
             * @enum {string|null}
             */
            vertical?: "ad_inventory" | "saas_procurement" | "cloud_compute" | "freight_logistics" | "media_licensing" | "m_and_a_buyside" | "m_and_a_sellside" | "real_estate" | "energy_trading" | "professional_services" | "marketplace_b2b" | "other" | null;
            /**
             * @description The buyer’s offers, oldest first, in the seller’s utility.
             * @default []
             * @example [
             *       0.2,
             *       0.35
             *     ]
             */
            opponent_offer_history?: number[];
            /**
             * @description What is known of this buyer’s willingness to pay, lognormal. Null: nothing.
             * @default null
             */
            buyer_wtp_prior?: components["schemas"]["WTPPrior"] | null;
        };
        SellNextOfferResult: {
            /** @description The utility to ask for, never below the reservation. The other side’s last offer itself means: accept it. */
            recommended_offer: number;
            /** @description The probability that it is accepted now; 1 where it accepts. */
            acceptance_probability: number;
            /** @description Utility above the reservation that is expected from here to the end. */
            expected_payoff: number;
            /** @description What decided the offer, for the caller alone. */
            rationale: string;
            /** @description What is believed about the most that the other side would give. */
            posterior: components["schemas"]["LimitPosterior"];
            /** @description The share of the zone, from the reservation to the believed limit of the other side, that the offer keeps, 0 to 1. */
            bargaining_share: number;
            /** @description The least that the engine agrees to with a counterparty that bargains, even in the last round; at least the reservation. */
            focal_floor: number;
        };
        SessionCloseIn: {
            /**
             * @description The key of the wallet, `gt_…`; not needed where it is sent as a header.
             * @default null
             */
            api_key?: string | null;
            /** @description What session_open returned. */
            session_id: string;
        };
        SessionMoveIn: {
            /**
             * @description The key of the wallet, `gt_…`; not needed where it is sent as a header.
             * @default null
             */
            api_key?: string | null;
            /** @description What session_open returned. */
            session_id: string;
            /** @description All prices of the other side so far, oldest first. */
            their_offers: number[];
            /**
             * @description The caller’s own prices so far; null: those that the session recommended.
             * @default null
             */
            my_offers?: number[] | null;
            /**
             * @description The caller’s turns that are left, this one included. Null: what is usual for the category.
             * @default null
             */
            rounds_left?: number | null;
        };
        SessionOpenIn: {
            /**
             * @description The key of the wallet, `gt_…`; not needed where it is sent as a header.
             * @default null
             */
            api_key?: string | null;
            /**
             * @description What it is about.
             * @enum {string}
             */
            category: "resale" | "supply" | "retail";
            /**
             * @description The caller’s side.
             * @enum {string}
             */
            side: "buy" | "sell";
            /** @description The worst price that is still acceptable, in dollars. Above 0. */
            walk_away: number;
            /** @description The price hoped for, in dollars. Above 0. */
            target: number;
            /**
             * @description The other side’s prices so far, oldest first.
             * @default null
             */
            their_offers?: number[] | null;
            /**
             * @description The caller’s own prices so far, oldest first.
             * @default null
             */
            my_offers?: number[] | null;
            /**
             * @description The caller’s turns that are left, this one included. Null: what is usual for the category.
             * @default null
             */
            rounds_left?: number | null;
            /**
             * @description Equal seeds give equal moves; another one opens a little otherwise.
             * @default 0
             */
            seed?: number;
        };
        SettleIn: {
            /** @description The session. */
            session_id: string;
            /**
             * @description What both agreed on, in units of the currency; the moves are utilities, so it is stated, not computed. Above 0.
             * @example 1250
             */
            agreed_price: number;
            /**
             * @description ISO 4217.
             * @default USD
             */
            currency?: string;
            /**
             * @description What is sold.
             * @default null
             */
            item?: string | null;
            /**
             * @description The most that the buyer pays; where it is given, the intent of the buyer is drafted too. Above 0.
             * @default null
             */
            buyer_max_price?: number | null;
            /**
             * @description What else was agreed; bound by its hash.
             * @default null
             */
            terms?: {
                [key: string]: unknown;
            } | null;
        };
        SettleResult: {
            /** @description The session, which is settled now. */
            session_id: string;
            /** @description The seller’s side, signed. */
            cart_mandate: components["schemas"]["CartMandate"];
            /** @description The buyer’s intent, a draft; null without a maximum. */
            intent_mandate: components["schemas"]["IntentMandate"] | null;
            /** @description The buyer’s payment, a draft. */
            payment_mandate_draft: components["schemas"]["PaymentMandateDraft"];
            /** @description A JWT of the type `svc-settlement+jwt` under the settlement key: parties, amount, cart and terms by their hashes. */
            settlement_jwt: string;
        };
        SettlementZone: {
            /** @description Whether there is any. */
            exists: boolean;
            /** @description The customer’s floor. */
            low: number;
            /** @description The platform’s walk cost, or its first offer where that is higher. */
            high: number;
        };
        SimulateIn: {
            /**
             * @description `first_price`: sealed, the winner pays the own bid; `second_price_truthful`: sealed, pays the second bid; `english_ascending`: open, the price rises until one is left.
             * @example second_price_truthful
             * @enum {string}
             */
            auction_format: "first_price" | "second_price_truthful" | "english_ascending";
            /** @description What the value of each bidder is drawn from, one for each, independently. */
            bidder_priors: components["schemas"]["PriorParams"][];
            /**
             * @description The lowest price at which the seller sells.
             * @example 50
             */
            reserve_price: number;
            /**
             * @description How many auctions are held.
             * @default 10000
             */
            n_simulations?: number;
            /**
             * @description Equal seeds give equal answers; null is 0.
             * @default null
             */
            seed?: number | null;
        };
        SimulateResult: {
            /** @description Mean payment of an auction; an unsold item brings 0. */
            mean_revenue: number;
            /** @description 95 % confidence interval of the mean: low, high. */
            ci_95: number[];
            /** @description Sum of the winners’ values over the sum of the highest values, 0 to 1. */
            efficiency: number;
            /** @description Probability that the item is sold, exact: not drawn. */
            sale_probability: number;
            /** @description Probability that each bidder wins, in the order sent, by an integral: not drawn. The sum is `sale_probability`. */
            win_probabilities: number[];
            /** @description The share of the auctions that each bidder won, in the order sent; the rest to 1 stayed unsold. */
            winner_index_distribution: number[];
            /** @description How many auctions were held. */
            n_simulations: number;
        };
        SituationsResult: {
            /** @description The situations. */
            situations: components["schemas"]["ListedSituation"][];
        };
        SlotVolume: {
            /** @description The slot. */
            slot: string;
            /** @description Deliveries so far; null as long as there are fewer than five. */
            deliveries: number | null;
        };
        StateSpec: {
            /**
             * @description The time on the shop’s clock; it changes no price.
             * @default 0
             */
            tick?: number;
            /** @description Option id to units in stock. */
            inventory?: {
                [key: string]: number;
            };
            /** @description Slot to units that it can still take. */
            capacity?: {
                [key: string]: number;
            };
            /**
             * @description Option ids; those that are perishable cost their salvage.
             * @default []
             */
            expiring?: string[];
            /** @description Option id to units that others are expected to buy at list. */
            expected_demand?: {
                [key: string]: number;
            };
        };
        StoreCatalog: {
            /** @description What is sold. */
            slots: components["schemas"]["CatalogSlot"][];
            /** @description The unit of prices. */
            money: components["schemas"]["MoneyUnit"];
            /** @description Who may buy. */
            admission: string;
            /** @description What happens to credit, and when a call is charged. */
            no_refund: string;
            /** @description How receipts are checked. */
            receipts: components["schemas"]["ReceiptTerms"];
            /** @description What the wallet of the caller’s key holds; null without one. */
            balance: components["schemas"]["WalletSummary"] | null;
        };
        StoreReceipt: {
            /** @description Unique. */
            id: string;
            /** @description What was sold. */
            slot: string;
            /** @description The exact price in millicents. */
            price_millicents: number;
            /** @description SHA-256 of what was delivered, hexadecimal. */
            content_hash: string;
            /** @description When, ISO 8601 in UTC. */
            issued_at: string;
            /** @description The condition that held. */
            predicate_id: string;
            /** @description SHA-256 of the key that signed (DER), hexadecimal. */
            key_fingerprint: string;
            /** @description Ed25519 over the canonical bytes (RFC 8785) of all other members, base64url. */
            signature: string;
        };
        StoreRequestIn: {
            /**
             * @description What is missing. Its words become public once three have filed the same.
             * @example A slot that converts currencies.
             */
            text: string;
            /**
             * @description The key of the wallet, `gt_…`; not needed where it is sent as a header.
             * @default null
             */
            api_key?: string | null;
            /**
             * @description With a key: list it among the caller’s own requests.
             * @default false
             */
            watch?: boolean;
        };
        TelemetryDeleteResult: {
            /** @description How many records. */
            rows_deleted: number;
        };
        TelemetryExportResult: {
            /** @description Oldest first. */
            rows: components["schemas"]["TelemetryRecordOut"][];
        };
        TelemetryOutcome: {
            /** @description Whether there was a deal. */
            deal_closed: boolean;
            /** @description On the grid; null where it was not told. */
            my_utility: number | null;
            /** @description On the grid; null where it was not told. */
            opponent_utility: number | null;
        };
        TelemetryRecordOut: {
            /** @description The recommendation. */
            recommendation_id: string;
            /**
             * @description The market, as the call named it.
             * @enum {string}
             */
            vertical: "ad_inventory" | "saas_procurement" | "cloud_compute" | "freight_logistics" | "media_licensing" | "m_and_a_buyside" | "m_and_a_sellside" | "real_estate" | "energy_trading" | "professional_services" | "marketplace_b2b" | "other";
            /** @description The id of the operation. */
            endpoint: string;
            /** @description Figures on a grid of 0.02, flags, lists of at most 16 figures, by the path of the member. */
            request_features: {
                [key: string]: unknown;
            };
            /** @description The same of the answer. */
            recommendation: {
                [key: string]: unknown;
            };
            /** @description Whole hours since 1970-01-01T00:00:00Z. */
            created_at_hour: number;
            /** @description What was reported; null where nothing was. */
            outcome: components["schemas"]["TelemetryOutcome"] | null;
        };
        TemplatesResult: {
            /** @description Worked starting policies. */
            templates: components["schemas"]["PolicyTemplate"][];
        };
        TokenKeyResult: {
            /** @description The key in use, SPKI in PEM. */
            public_key_pem: string;
            /** @description Its RFC 7638 thumbprint, which is the `kid` of what it signs. */
            kid: string;
            /** @description Always `EdDSA`. */
            alg: string;
            /** @description Every key that ever signed, the one in use first, as JWKs. */
            keys: Record<string, never>[];
            /** @description `environment`, `file`, or `ephemeral`: only one server lifetime is then proved. */
            key_source: string;
        };
        TopupResult: {
            /** @description Whether the call delivered. False: nothing was delivered and nothing charged. */
            ok: boolean;
            /** @description With `ok` false: false. */
            charged?: boolean;
            /** @description With `ok` false: why, in a sentence. */
            reason?: string;
            /**
             * @description With `ok` false: why, for programs.
             * @enum {string}
             */
            code?: "insufficient_funds" | "unknown_key" | "too_large" | "expired" | "no_moves_left" | "closed" | "predicate_failed" | "unavailable";
            /** @description The payment at the card processor. */
            payment_id?: string;
            /** @description What the wallet received, in cents. */
            funded_cents?: number;
            /** @description The fee, in cents. */
            fee_cents?: number;
            /** @description What was paid, in cents. */
            payer_cents?: number;
            /** @description What the wallet holds now. */
            wallet?: components["schemas"]["WalletSummary"];
        };
        TurnFit: {
            /** @description 0 to 1; falls with few turns and with a side that does not move; 0 without room between target and walk_away. */
            score: number;
            /** @description Whether the score is at least 0.5. */
            fits: boolean;
            /** @description Why; where it does not fit, what to do instead. */
            reason: string;
        };
        UcpProfile: {
            /** @description Protocol version, addresses for older versions, services, capabilities and payment handlers. */
            ucp: {
                [key: string]: unknown;
            };
            /** @description The public keys: ES256 (P-256) and the Ed25519 notary key; rotated keys stay. */
            keys: ({
                kid: string;
                /** @enum {string} */
                kty: "EC" | "OKP";
                /** @enum {string} */
                crv: "P-256" | "Ed25519";
                x: string;
                y?: string;
                /** @enum {string} */
                alg?: "ES256" | "EdDSA";
                use?: string;
            } & {
                [key: string]: unknown;
            })[];
        };
        UnderstoodValue: {
            /** @description The key of the field. */
            field: string;
            /** @description What people call it. */
            label: string;
            /** @description The value: a number, a key, true or false. */
            value: unknown;
            /**
             * @description Where it comes from.
             * @enum {string}
             */
            source: "values" | "text" | "assumed";
            /** @description The words of the text; null where it is not from there. */
            quote: string | null;
        };
        UntoldIssue: {
            /**
             * @description Its name, unique among the issues.
             * @example delivery
             */
            name: string;
            /**
             * @description What it can be settled at, in order from one end to the other.
             * @example [
             *       "1 week",
             *       "2 weeks",
             *       "4 weeks"
             *     ]
             */
            options: (string | number | boolean)[];
            /**
             * @description What each option is worth to the caller, 0 (worst) to 1 (best).
             * @example [
             *       1,
             *       0.6,
             *       0
             *     ]
             */
            my_utility: number[];
            /**
             * @description What each option is worth to the other side, 0 to 1; null: not known.
             * @default null
             * @example [
             *       0,
             *       0.7,
             *       1
             *     ]
             */
            their_utility?: (number | null)[] | null;
        };
        ValidationFault: {
            /** @description Where, from `body` down: names of members, indexes of items. */
            loc: (string | number)[];
            /** @description What is wrong, in words. */
            msg: string;
            /** @description A stable code, such as missing, string_too_long or extra_forbidden. */
            type: string;
            /** @description The value that was sent, cut short where it is long; null where none was. */
            input: unknown;
            /** @description The bound that was broken, where there is one. */
            ctx: {
                [key: string]: unknown;
            };
        };
        ValidationRefusal: {
            /** @description Each fault on its own. */
            detail: components["schemas"]["ValidationFault"][];
        };
        VerifyDomainIn: {
            /**
             * @description A bare host name.
             * @example agents.example.com
             */
            domain: string;
            /** @description The key of a registered operator: 32 bytes, base64. */
            public_key_b64: string;
            /**
             * @description What people call the operator.
             * @default null
             */
            display_name?: string | null;
        };
        VerifyDomainResult: {
            /**
             * @description Always `verified`.
             * @enum {string}
             */
            status: "verified";
            /**
             * @description Where the token was found.
             * @enum {string}
             */
            method: "dns" | "file";
            /**
             * @description The level that the operator has now.
             * @enum {string}
             */
            level: "domain";
            /** @description The operator. */
            operator_id: string;
            /** @description The domain. */
            domain: string;
            /** @description A new attestation, with the domain in it. */
            operator_attestation_jwt: string;
            /** @description Its end, in seconds since 1970-01-01T00:00:00Z. */
            expires_at: number;
        };
        VerifyIn: {
            /** @description A receipt as it came with a deal. */
            receipt: {
                [key: string]: unknown;
            };
            /** @description The policy that the deal was made under. One that is not of the schema at /schemas/policy.json (MCP: svc://schemas/policy) gives `valid: false`, with a line that says why. */
            policy: {
                [key: string]: unknown;
            };
            /**
             * @description What the caller’s records confirm about the buyer. Null: grants are checked against the flags that the receipt names.
             * @default null
             */
            flags?: {
                [key: string]: unknown;
            } | null;
        };
        VerifyLine: {
            /** @description A stable id, such as business_authorization or price_at_most_list. */
            id: string;
            /** @description Whether it holds. */
            ok: boolean;
            /** @description Why, in words. */
            message: string;
        };
        VerifyResult: {
            /** @description Whether every line holds. */
            valid: boolean;
            /** @description Both signatures and every rule, each on its own line, also after one that fails. */
            checks: components["schemas"]["VerifyLine"][];
            /** @description The receipt’s id; null where it has none that can be read. */
            receipt_id: string | null;
        };
        WTPPrior: {
            /**
             * @description Mean of the logarithm of the buyer’s willingness to pay, in the seller’s utility.
             * @example -0.5
             */
            mu: number;
            /**
             * @description Standard deviation of that logarithm.
             * @example 0.4
             */
            sigma: number;
        };
        WalletSummary: {
            /** @description What is left of the one-time starter credit of 50 cents, in millicents. */
            starter_millicents: number;
            /** @description What is left of money that was paid in, in millicents. */
            funded_millicents: number;
            /** @description What can be spent: both together, in millicents. */
            total_millicents: number;
        };
        WebhookResult: {
            /** @description Always true: the delivery was signed and is taken, once. */
            received: boolean;
        };
        /**
         * Negotiation policy svc-policy/1
         * @description What a seller may agree to.
         */
        Policy: {
            /**
             * @description The policy language.
             * @constant
             */
            version: "svc-policy/1";
            /** @description What is sold. */
            name: string;
            /**
             * @description The seller’s language.
             * @enum {string}
             */
            language: "en" | "zh";
            /** @description ISO 4217 code. */
            currency: string;
            /** @description 128 random bits, base64url. */
            salt?: string;
            /** @description Decimals of the unit price. */
            price_decimals?: number;
            /** @description The engine that decides offers. */
            engine?: string;
            /** @description Options in a menu; 0 or 1 is one deal at a time. */
            meso?: number;
            /** @description The unit price nobody pays more than. */
            list_price: number;
            /** @description The unit price nobody pays less than. */
            floor_price: number;
            /** @description Money a unit that may be given for nothing from the package’s list; absent means to the floor. */
            free_discount?: number;
            /** @description What may be ordered. */
            quantity?: {
                /** @description Fewest units. */
                min: number;
                /** @description Most units. */
                max: number;
                /** @description The word for one unit. */
                unit: string;
                /** @description Volume prices and volume trades. */
                breaks?: {
                    /** @description From this quantity on. */
                    from: number;
                    /** @description What everybody who has it pays less, not bargained over: exactly one of share, amount, to_price. */
                    gives?: {
                        /** @description A share of the list price. */
                        share?: number;
                        /** @description Money a unit. */
                        amount?: number;
                        /** @description Down to this unit price. */
                        to_price?: number;
                    };
                    /** @description How far below the package’s list the price may be bargained: exactly one of share, amount, to_price. */
                    unlocks?: {
                        /** @description A share of the package’s list. */
                        share?: number;
                        /** @description Money a unit. */
                        amount?: number;
                        /** @description Down to this unit price. */
                        to_price?: number;
                    };
                    /** @description Whether it adds to the effects of other choices. */
                    stacks?: boolean;
                }[];
            };
            /** @description What can be traded beside the price. */
            terms?: {
                /** @description The term’s id. */
                id: string;
                /** @description What buyers read. */
                label: string;
                /** @description The ways to settle it. */
                options: {
                    /** @description The option’s id, unique in its term. */
                    id: string;
                    /** @description What buyers read. */
                    label: string;
                    /** @description Money to the seller against the default option, beside its charge. */
                    worth?: number;
                    /**
                     * @description Whether worth counts a unit or a deal.
                     * @enum {string}
                     */
                    worth_per?: "unit" | "deal";
                    /** @description What everybody who has it pays less, not bargained over: exactly one of share, amount, to_price. */
                    gives?: {
                        /** @description A share of the list price. */
                        share?: number;
                        /** @description Money a unit. */
                        amount?: number;
                        /** @description Down to this unit price. */
                        to_price?: number;
                    };
                    /** @description How far below the package’s list the price may be bargained: exactly one of share, amount, to_price. */
                    unlocks?: {
                        /** @description A share of the package’s list. */
                        share?: number;
                        /** @description Money a unit. */
                        amount?: number;
                        /** @description Down to this unit price. */
                        to_price?: number;
                    };
                    /** @description Whether it adds to the effects of other choices. */
                    stacks?: boolean;
                    /** @description What the buyer pays for it on top of the price, never discounted: exactly one of amount, share. */
                    charge?: {
                        /** @description Money, a unit or a deal by charge_per. */
                        amount?: number;
                        /** @description A share of price times quantity. */
                        share?: number;
                    };
                    /**
                     * @description Whether a charge of an amount counts a unit or a deal.
                     * @enum {string}
                     */
                    charge_per?: "unit" | "deal";
                    /** @description Given only while the discount from list is at most this share. */
                    requires_discount_at_most?: number;
                    /** @description How buyers name the option. */
                    words?: string[];
                }[];
                /** @description The option that holds when nobody speaks of the term. */
                default: string;
                /** @description How buyers name the term. */
                words?: string[];
            }[];
            /** @description What confirmed buyers get. */
            grants?: {
                /** @description The flag in the caller’s records. */
                flag: string;
                /** @description What everybody who has it pays less, not bargained over: exactly one of share, amount, to_price. */
                gives?: {
                    /** @description A share of the list price. */
                    share?: number;
                    /** @description Money a unit. */
                    amount?: number;
                    /** @description Down to this unit price. */
                    to_price?: number;
                };
                /** @description How far below the package’s list the price may be bargained: exactly one of share, amount, to_price. */
                unlocks?: {
                    /** @description A share of the package’s list. */
                    share?: number;
                    /** @description Money a unit. */
                    amount?: number;
                    /** @description Down to this unit price. */
                    to_price?: number;
                };
                /** @description Whether it adds to the effects of other choices. */
                stacks?: boolean;
                /** @description Options only for buyers with the flag. */
                options?: {
                    /** @description A term id. */
                    term: string;
                    /** @description An option id of that term. */
                    option: string;
                }[];
            }[];
            /** @description What is never given. */
            never?: {
                /** @description Its id. */
                id: string;
                /** @description What is said about it. */
                text: string;
                /** @description Words that raise it. */
                words: string[];
            }[];
            /** @description What stock records must confirm. */
            inventory?: {
                /** @description The binds. */
                bind: {
                    /** @description A record matches by any of these. */
                    match: {
                        /** @description The record’s id. */
                        id?: string;
                        /** @description The record’s vin. */
                        vin?: string;
                        /** @description The record’s sku. */
                        sku?: string;
                        /** @description The record’s gtin. */
                        gtin?: string;
                    };
                    /** @description An option of a term. */
                    option?: {
                        /** @description A term id. */
                        term: string;
                        /** @description An option id of that term. */
                        option: string;
                    };
                    /** @description Availability words that count as available too. */
                    accept?: string[];
                }[];
            };
            /** @description Subjects for people. */
            handoff?: {
                /** @description Its id. */
                id: string;
                /** @description What is said about it. */
                text: string;
                /** @description Words that raise it. */
                words: string[];
            }[];
            /** @description Answers. */
            facts?: {
                /** @description Its id. */
                id: string;
                /** @description Words that ask for it. */
                words: string[];
                /** @description What buyers are told. */
                answer: string;
            }[];
            /** @description How the seller negotiates. */
            manner?: {
                /**
                 * @description close sells sooner, margin holds out longer.
                 * @enum {string}
                 */
                objective?: "close" | "balance" | "margin";
                /** @description Replies that may carry an offer. */
                max_rounds?: number;
                /**
                 * @description How replies sound.
                 * @enum {string}
                 */
                tone?: "friendly" | "plain" | "formal";
                /** @description The closing line of each reply. */
                sign_off?: string;
            };
        };
        /**
         * Deal receipt svc-receipt/1
         * @description A signed record of one deal.
         */
        Receipt: {
            /**
             * @description The form of the receipt.
             * @constant
             */
            version: "svc-receipt/1";
            /** @description Derived from the negotiation: one negotiation, one receipt. */
            id: string;
            /** @description When it was signed, UTC. */
            issued_at: string;
            /** @description SHA-256 of the canonical policy, its salt included, base64url. */
            policy_hash: string;
            /** @description The engine that negotiated. */
            engine: string;
            /** @description The rule or engine that decided the deal. */
            decided_by: string;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description List price of a unit, in currency units. */
            list_price: number;
            /** @description Agreed price of a unit, never above list_price. */
            price: number;
            /** @description Always true: the seller’s lowest price was kept. */
            net_at_least_floor: boolean;
            /** @description Term id to option id, every term of the policy. */
            terms: {
                [key: string]: string;
            };
            /** @description Term id to what was agreed, in the words of the policy. */
            labels: {
                [key: string]: string;
            };
            /** @description Units. */
            quantity: number;
            /** @description What is paid on top of price times quantity, an entry for each option that costs something. */
            charges: {
                term: string;
                option: string;
                label: string;
                amount: number;
            }[];
            /** @description Price times quantity and the charges. */
            total: number;
            /**
             * @description The language in which the buyer was answered.
             * @enum {string}
             */
            language: "en" | "zh";
            /** @description The stock records that were matched, reduced to what was judged. */
            stock: {
                id?: unknown;
                vin?: unknown;
                sku?: unknown;
                gtin?: unknown;
                availability?: unknown;
                status?: unknown;
                inventoryLevel?: unknown;
            }[];
            /** @description The confirmed flags that the deal needed, each true. */
            flags: {
                [key: string]: boolean;
            };
            /** @description Replies it took. */
            turns: number;
            /** @description SHA-256 of the conversation, base64url. */
            transcript_hash: string;
            /** @description Detached JWS, ES256, over the canonical bytes of all members but the two signatures. */
            business_authorization: string;
            /** @description Ed25519 signature over the same bytes, base64url. */
            notary_sig: string;
        };
        /**
         * Sealed state of a negotiation
         * @description To be sent back as it came with the buyer’s next message.
         */
        State: {
            /**
             * @description The version of the state.
             * @enum {integer}
             */
            v: 1;
            /** @description Names the negotiation. */
            negotiation_id: string;
            /** @description SHA-256 of the canonical policy, base64url. */
            policy_hash: string;
            /** @description Buyer messages answered so far. */
            turn: number;
            /** @description Until when it is taken back: ISO 8601, UTC. */
            expires_at: string;
            /** @description For the service alone. */
            sealed: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Names this request in logs and in questions about it. */
        "X-Request-Id": string;
        /** @description What is left of the rate: `"default";r=59;t=1`. */
        RateLimit: string;
        /** @description The rate: `"default";q=60;w=60`. */
        "RateLimit-Policy": string;
        /** @description Whole seconds until another request is accepted. */
        "Retry-After": number;
        /** @description `Bearer realm="svc"`, with `error="invalid_token"` where a key was sent that is not known (RFC 6750). */
        "WWW-Authenticate": string;
        /** @description Names the record of a call that was shared: both gates were open. */
        "X-GT-Recommendation-Id": string;
        /** @description Names these bytes; send it back as `If-None-Match`. */
        ETag: string;
        /** @description SHA-256 of the body (RFC 9530). */
        "Content-Digest": string;
        /** @description What is signed (RFC 9421): `@status`, `content-digest`, `content-type`. */
        "Signature-Input": string;
        /** @description The ES256 signature (RFC 9421) under a key that /.well-known/ucp publishes. */
        Signature: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listPolicyTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Worked starting policies */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatesResult"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    compilePolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompileIn"];
            };
        };
        responses: {
            /** @description Plain words to a policy */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompiledPolicyResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description No key, or one that is not known */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description A key of the other kind */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    checkPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckIn"];
            };
        };
        responses: {
            /** @description Check an edited policy */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    draftReply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyIn"];
            };
        };
        responses: {
            /** @description Reply to a buyer’s message */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyRefusal"] | components["schemas"]["ErrorResult"];
                };
            };
            /** @description No key, or one that is not known */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description A key of the other kind */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    verifyReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyIn"];
            };
        };
        responses: {
            /** @description Re-check a signed receipt */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Digest": components["headers"]["Content-Digest"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    Signature: components["headers"]["Signature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    playPracticeBuyer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PracticeIn"];
            };
        };
        responses: {
            /** @description A simulated buyer’s next message */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PracticeResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyRefusal"] | components["schemas"]["ErrorResult"];
                };
            };
            /** @description No key, or one that is not known */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description A key of the other kind */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    requestPilot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PilotIn"];
            };
        };
        responses: {
            /** @description Ask for a pilot */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PilotResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    negotiateTurn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NegotiateTurnIn"];
            };
        };
        responses: {
            /** @description The next price of a haggle, in dollars */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NegotiateTurnResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    scoreDeal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScoreIn"];
            };
        };
        responses: {
            /** @description Score a deal against the best that was possible */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    sellNextOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellNextOfferIn"];
            };
        };
        responses: {
            /** @description A seller’s next offer, in utility */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-GT-Recommendation-Id": components["headers"]["X-GT-Recommendation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellNextOfferResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    buyNextOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuyNextOfferIn"];
            };
        };
        responses: {
            /** @description A buyer’s next offer, in utility */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-GT-Recommendation-Id": components["headers"]["X-GT-Recommendation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyNextOfferResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    detectAnchorAttack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnchorAttackIn"];
            };
        };
        responses: {
            /** @description Tell an anchor attack from an honest opening */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnchorAttackResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    negotiateBundle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BundleIn"];
            };
        };
        responses: {
            /** @description The next move over several linked issues */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundleResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    negotiateDispute: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeNegotiateIn"];
            };
        };
        responses: {
            /** @description Settle a refund dispute */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeNegotiateResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    optimalBid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptimalBidIn"];
            };
        };
        responses: {
            /** @description What to bid, and the chance of winning */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-GT-Recommendation-Id": components["headers"]["X-GT-Recommendation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptimalBidResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    optimalReserve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptimalReserveIn"];
            };
        };
        responses: {
            /** @description The reserve price of greatest expected profit */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptimalReserveResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    recommendAuctionFormat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormatRecommendationIn"];
            };
        };
        responses: {
            /** @description Which auction format to choose */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormatRecommendationResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    simulateAuction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulateIn"];
            };
        };
        responses: {
            /** @description Hold an auction many times with drawn values */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulateResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    galeShapley: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchingIn"];
            };
        };
        responses: {
            /** @description Match two sides so that no pair would rather have each other */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchingResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    designOptimalAuction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuctionDesignIn"];
            };
        };
        responses: {
            /** @description The auction of greatest expected revenue or welfare */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-GT-Recommendation-Id": components["headers"]["X-GT-Recommendation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctionDesignResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    optimalPostedPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostedPriceIn"];
            };
        };
        responses: {
            /** @description What to charge for a stock that has to be sold in time */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-GT-Recommendation-Id": components["headers"]["X-GT-Recommendation-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedPriceResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    compileMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MenuSpec"];
            };
        };
        responses: {
            /** @description Check a menu and count its carts */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompiledMenuResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    profileMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileRequest"];
            };
        };
        responses: {
            /** @description Which dimensions of a menu are worth negotiating */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuProfileResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    quoteOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteRequest"];
            };
        };
        responses: {
            /** @description The best cart and price of a menu for one buyer, never above list */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    showPriceMachine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The board of the demo machine */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineResult"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    quotePrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteReq"];
            };
        };
        responses: {
            /** @description A price of the demo machine for one buyer */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceQuoteResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    settlePrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quote_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Take a price of the demo machine, once */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceSettleResult"];
                };
            };
            /** @description Nothing has this id */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description It was done before, or is too late */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    issueKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueKeyRequest"];
            };
        };
        responses: {
            /** @description Get a key with 50 cents of credit */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueKeyResponse"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description It was done before, or is too late */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    rotateKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotateIn"];
            };
        };
        responses: {
            /** @description Replace a key */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotateResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description No key, or one that is not known */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description A key of the other kind */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    readBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance of a wallet */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletSummary"];
                };
            };
            /** @description No key, or one that is not known */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description A key of the other kind */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    openCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CheckoutIn"];
            };
        };
        responses: {
            /** @description A page on which a person tops up a wallet */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description No key, or one that is not known */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description A key of the other kind */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description It was done before, or is too late */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    readPaymentManifest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How machines pay */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MppManifest"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    topUpByMachine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgenticTopupIn"];
            };
        };
        responses: {
            /** @description Top up a wallet without a person */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopupResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description No key, or one that is not known */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description A payment is asked for */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description A key of the other kind */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description It was done before, or is too late */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    takePaymentWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Webhook of the card processor */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    readStoreCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the store sells */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCatalog"];
                };
            };
            /** @description No key, or one that is not known */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    parkParcel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParkIn"];
            };
        };
        responses: {
            /** @description Save memory */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParkResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description No key, or one that is not known */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description A key of the other kind */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description It was done before, or is too late */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    loadParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticket: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Load memory */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelResult"];
                };
            };
            /** @description No key, or one that is not known */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description A key of the other kind */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Nothing has this id */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    saveMemory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParkIn"];
            };
        };
        responses: {
            /** @description Save memory, by its other address */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParkResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description No key, or one that is not known */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description A key of the other kind */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description It was done before, or is too late */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    loadMemory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticket: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Load memory, by its other address */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelResult"];
                };
            };
            /** @description No key, or one that is not known */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description A key of the other kind */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Nothing has this id */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    readNotaryKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key of store receipts */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotaryPublicKey"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    fileStoreRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreRequestIn"];
            };
        };
        responses: {
            /** @description Ask for what the store lacks */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description No key, or one that is not known */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    readStoreRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where a request to the store stands */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskResult"];
                };
            };
            /** @description Nothing has this id */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    tallyStoreRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How much is asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskTally"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    listMyStoreRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller’s watched requests */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyAsks"];
                };
            };
            /** @description No key, or one that is not known */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description A key of the other kind */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    observeStore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is sold and what is missed */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Observatory"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    openAdviceSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionOpenIn"];
            };
        };
        responses: {
            /** @description Open a session of advice */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdviceOpened"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description No key, or one that is not known */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description A key of the other kind */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description It was done before, or is too late */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    adviseMove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionMoveIn"];
            };
        };
        responses: {
            /** @description The next move of a session */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdviceMoveResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description No key, or one that is not known */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description A key of the other kind */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description It was done before, or is too late */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    adviseBundleMove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BundleMoveIn"];
            };
        };
        responses: {
            /** @description A move over several issues in a session */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdviceBundleMove"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description No key, or one that is not known */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description A key of the other kind */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description It was done before, or is too late */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    closeAdviceSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionCloseIn"];
            };
        };
        responses: {
            /** @description Close a session */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdviceClosed"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description No key, or one that is not known */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description A key of the other kind */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description It was done before, or is too late */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    reportOutcome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportOutcomeIn"];
            };
        };
        responses: {
            /** @description Tell how a recommendation went */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportOutcomeResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description No key, or one that is not known */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description A key of the other kind */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    exportTelemetry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything that was shared with a key */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TelemetryExportResult"];
                };
            };
            /** @description No key, or one that is not known */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description A key of the other kind */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    deleteTelemetry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erase everything that was shared with a key */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TelemetryDeleteResult"];
                };
            };
            /** @description No key, or one that is not known */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description A key of the other kind */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    declareFirstStrike: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclareFirstStrikeIn"];
            };
        };
        responses: {
            /** @description Commit to a reservation without showing it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclareFirstStrikeResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    revealFirstStrike: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevealFirstStrikeIn"];
            };
        };
        responses: {
            /** @description Show what was committed to */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevealFirstStrikeResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Nothing has this id */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description It is over */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getTrustAnchor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key of attestations */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenKeyResult"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    registerOperator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterOperatorIn"];
            };
        };
        responses: {
            /** @description Register the operator of agents by its key */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterOperatorResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description It was done before, or is too late */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    requestDomainChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomainChallengeIn"];
            };
        };
        responses: {
            /** @description What a domain must publish to speak for an operator */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DomainChallengeResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Nothing has this id */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    verifyDomain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyDomainIn"];
            };
        };
        responses: {
            /** @description Look whether a domain speaks for an operator */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyDomainResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Nothing has this id */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    openPeerSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenSessionIn"];
            };
        };
        responses: {
            /** @description Open a session of two verified peers */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenSessionResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description It was done before, or is too late */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    peerNextOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PeerNextOfferIn"];
            };
        };
        responses: {
            /** @description The next offer of a verified peer */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeerNextOfferResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Nothing has this id */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description It was done before, or is too late */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    settlePeerSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettleIn"];
            };
        };
        responses: {
            /** @description Settlement mandates of a session */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettleResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Nothing has this id */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description It was done before, or is too late */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getSettlementNotary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key of settlements */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenKeyResult"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    listHelperSituations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Situations of the helper */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SituationsResult"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    askHelper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["HelperAskIn"];
            };
        };
        responses: {
            /** @description Advice for an everyday negotiation */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelperAskResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    tellHelperOutcome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HelperOutcomeIn"];
            };
        };
        responses: {
            /** @description Tell how it went */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelperOutcomeResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getHelperPrivacy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the helper keeps */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The client has it: `If-None-Match` names its `ETag` */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    listRentMetros: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Typical rents of 150 metros */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetrosResult"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    checkRent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RentCheckIn"];
            };
        };
        responses: {
            /** @description A rent rise against how rents moved */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RentCheckResult"];
                };
            };
            /** @description The request is refused */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body is not JSON in UTF-8 */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description The request body does not fit */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationRefusal"];
                };
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getArenaPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Arena */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The client has it: `If-None-Match` names its `ETag` */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused before the operation: 405 for another method, 431 for headers too large */
            "4XX": {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getArenaText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Arena protocol */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The client has it: `If-None-Match` names its `ETag` */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused before the operation: 405 for another method, 431 for headers too large */
            "4XX": {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getArenaPractice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Arena practice set */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArenaPractice"];
                };
            };
            /** @description The client has it: `If-None-Match` names its `ETag` */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused before the operation: 405 for another method, 431 for headers too large */
            "4XX": {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    showPaidPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description After a payment */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Refused before the operation: 405 for another method, 431 for headers too large */
            "4XX": {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    showCancelPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description After a payment that was not made */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Refused before the operation: 405 for another method, 431 for headers too large */
            "4XX": {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    listTools: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All tools */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogResult"];
                };
            };
            /** @description The client has it: `If-None-Match` names its `ETag` */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The rate, or the key’s model budget of the day, is used up */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getLlmsText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Guide for agents */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The client has it: `If-None-Match` names its `ETag` */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused before the operation: 405 for another method, 431 for headers too large */
            "4XX": {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getLlmsFullText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Full guide for agents */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The client has it: `If-None-Match` names its `ETag` */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused before the operation: 405 for another method, 431 for headers too large */
            "4XX": {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getPricing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Prices */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The client has it: `If-None-Match` names its `ETag` */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused before the operation: 405 for another method, 431 for headers too large */
            "4XX": {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getServerCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description MCP server card */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The client has it: `If-None-Match` names its `ETag` */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused before the operation: 405 for another method, 431 for headers too large */
            "4XX": {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getCoreDoorCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Card of the core MCP door */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/mcp-server-card+json": Record<string, never>;
                };
            };
            /** @description The client has it: `If-None-Match` names its `ETag` */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused before the operation: 405 for another method, 431 for headers too large */
            "4XX": {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getProDoorCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Card of the MCP door with all tools */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/mcp-server-card+json": Record<string, never>;
                };
            };
            /** @description The client has it: `If-None-Match` names its `ETag` */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused before the operation: 405 for another method, 431 for headers too large */
            "4XX": {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getAiCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Catalogue of cards */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/ai-catalog+json": Record<string, never>;
                    "application/json": Record<string, never>;
                };
            };
            /** @description The client has it: `If-None-Match` names its `ETag` */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused before the operation: 405 for another method, 431 for headers too large */
            "4XX": {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getAgentsManifest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Capabilities for agents */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The client has it: `If-None-Match` names its `ETag` */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused before the operation: 405 for another method, 431 for headers too large */
            "4XX": {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getAgentCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Agent card */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                    "application/a2a-agent-card+json": Record<string, never>;
                };
            };
            /** @description The client has it: `If-None-Match` names its `ETag` */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused before the operation: 405 for another method, 431 for headers too large */
            "4XX": {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getUcpProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Commerce-protocol profile */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UcpProfile"];
                };
            };
            /** @description The client has it: `If-None-Match` names its `ETag` */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused before the operation: 405 for another method, 431 for headers too large */
            "4XX": {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getOlderUcpProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Commerce-protocol profile, version 2026-04-08 */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OlderUcpProfile"];
                };
            };
            /** @description The client has it: `If-None-Match` names its `ETag` */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused before the operation: 405 for another method, 431 for headers too large */
            "4XX": {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getPolicySchema: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON Schema of a policy */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/schema+json": Record<string, never>;
                };
            };
            /** @description The client has it: `If-None-Match` names its `ETag` */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused before the operation: 405 for another method, 431 for headers too large */
            "4XX": {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getReceiptSchema: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON Schema of a receipt */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/schema+json": Record<string, never>;
                };
            };
            /** @description The client has it: `If-None-Match` names its `ETag` */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused before the operation: 405 for another method, 431 for headers too large */
            "4XX": {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getStateSchema: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON Schema of a state */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/schema+json": Record<string, never>;
                };
            };
            /** @description The client has it: `If-None-Match` names its `ETag` */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused before the operation: 405 for another method, 431 for headers too large */
            "4XX": {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getOpenApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This description */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                    "application/openapi+json": Record<string, never>;
                };
            };
            /** @description The client has it: `If-None-Match` names its `ETag` */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused before the operation: 405 for another method, 431 for headers too large */
            "4XX": {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getDocs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Interactive documentation */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The client has it: `If-None-Match` names its `ETag` */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused before the operation: 405 for another method, 431 for headers too large */
            "4XX": {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Liveness */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResult"];
                };
            };
            /** @description Refused before the operation: 405 for another method, 431 for headers too large */
            "4XX": {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Readiness */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadyResult"];
                };
            };
            /** @description A key of the other kind */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Not possible at the moment */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
            /** @description Any other refusal, and with 500 a fault of the service */
            default: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResult"];
                };
            };
        };
    };
}
