#!/usr/bin/env bash
# One negotiation with curl: a template, a message of a buyer, the answer to it with what two years cost, a deal, its
# receipt re-checked.
# Needs curl, and Node for taking members out of JSON.
#
#   SVC_ACCESS_KEY=svc_… ./negotiate.sh
set -euo pipefail
base=${SVC_BASE_URL:-http://127.0.0.1:3000}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# json EXPRESSION: the JSON of an expression over files that were read: file('name') is what was saved under that name.
json() { (cd "$work" && node -p "const file = (name) => JSON.parse(fs.readFileSync(name + '.json', 'utf8')); JSON.stringify($1)"); }
post() { curl -fsS "$base$1" -H 'content-type: application/json' -H "x-svc-key: ${SVC_ACCESS_KEY:?set it to your access key}" -d @-; }

curl -fsS "$base/v1/policy/templates" > "$work/templates.json"
json "file('templates').templates.find(({ id }) => id === 'saas').policy" > "$work/policy.json"

echo null > "$work/state.json"
for message in 'Hello, what do 10 seats cost for two years?' 'Deal.'; do
  json "{ policy: file('policy'), message: '$message', state: file('state') }" | post /v1/reply > "$work/answer.json"
  json "file('answer').state" > "$work/state.json"
  echo "buyer:  $message"
  echo "seller: $(json "file('answer').reply")"
  [ "$(json "file('answer').done")" = true ] && break
done

json "{ receipt: file('answer').receipt, policy: file('policy') }" | curl -fsS "$base/v1/receipt/verify" -H 'content-type: application/json' -d @- > "$work/verdict.json"
echo "receipt $(json "file('answer').receipt.id") valid: $(json "file('verdict').valid")"
[ "$(json "file('verdict').valid")" = true ]
