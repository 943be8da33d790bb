-- What version 0.2.0 wrote: the rows of its database after some calls, whose answers stand in earlier-answers.json.
INSERT INTO "pilot_request" (id, name, business, email, sells, note, status, received_at, decided_at) VALUES
	('plt_01M8EV2DNPSMX6EK970BEBMGNP', 'Ida', 'Berg Cycles', 'ida@berg.example', '', '', 'received', '2026-11-27 15:48:02.954+00', NULL);
INSERT INTO "access_key" (id, kind, key_hash, display, label, created_at, rotated_at, revoked_at, pilot_request_id, used) VALUES
	('01M8EV1P95ECQ22E7YHFNGVRD8', 'gt', '32629e0bbdc8ab35ed4a2d480aa42b6e9ed2527397d4f0b806d3d35c99708d72', 'gt_uLjhY', '', '2026-11-27 15:47:39.019+00', NULL, NULL, NULL, true),
	('01M8EV1JRE4W66F0Z3J2A5E34E', 'svc', '15a89d049262d7eff80d656e33c5f7f573805b42ff7de15fd72e1cce8838de6a', 'svc_Earl', 'bootstrap', '2026-11-27 15:47:35.352+00', NULL, NULL, NULL, true),
	('01M8EV1QREKD5X3G6AGK3KG5R5', 'gt', '8db0ea1254c1ac06245e0c72c06ad28db2f3655404d86803948d8c034b65e89f', 'gt_5vHPG', '', '2026-11-27 15:47:40.509+00', NULL, NULL, NULL, true);
INSERT INTO "ask" (id, text, same_ask, status, note, key_id, watch, filed_at, changed_at) VALUES
	('req_01M8EV1RMTF2QR559895DTQNFA', 'A slot for weather', '2573d8be1f5f17222f7bcda6299595a0348b90dc16b690444b8ee39e1d4e9134', 'filed', '', '01M8EV1P95ECQ22E7YHFNGVRD8', true, '2026-11-27 15:47:41.338+00', '2026-11-27 15:47:41.338+00');
INSERT INTO "delivery" (id, key_id, slot, price_millicents, content_hash, delivered_at) VALUES
	('rcp_01M8EV1Q4NQ0M41BAXB78WQ9RM', '01M8EV1P95ECQ22E7YHFNGVRD8', 'park', 10, 'fd51b9a8c4fc22b4d24184b0cece781df7230be2d5d5563644ce54a50ff7d34f', '2026-11-27 15:47:39.797+00');
INSERT INTO "first_strike" (id, buyer_id, seller_id, reservation_hash, expires_at, revealed_at) VALUES
	('fs_01M8EV2DEK98FHXMCBYYBGWPBV', 'buyer', 'seller', 'AzcWrThTNWokWb7AWDS1MLV4h-Fk3VIdslajaDb-5ac', 1795880882, NULL);
INSERT INTO "kept_answer" (key_id, idempotency_key, request_hash, answer, expires_at) VALUES
	('01M8EV1P95ECQ22E7YHFNGVRD8', 'earlier-1', '0d94b9b50e6c58a5490570b05bc8e93a5a385bae55a8e71cbbec861fbc322ac8', '{"ok":true,"ticket":"tkt_pZT5-iVvWETs7l5U4xfpEBB1XgXHXCqN","expires_at":"2026-12-04T15:47:39.797Z","receipt":{"id":"rcp_01M8EV1Q4NQ0M41BAXB78WQ9RM","slot":"park","price_millicents":10,"content_hash":"fd51b9a8c4fc22b4d24184b0cece781df7230be2d5d5563644ce54a50ff7d34f","issued_at":"2026-11-27T15:47:39.797Z","predicate_id":"park.stored/1","key_fingerprint":"8b4cc3590ef0788a50aaf00dec4f5295fca702deb246859615ba2455cc30987b","signature":"BFimglMaMp_Mua9jbOQIc_NS7s33BYN6jgCp3NztNJ6s3IvesiGeOjdyppHDTK9WjOIXig2h-mnrZuUgqXVmAA"}}', '2026-11-28 15:47:39.797+00');
INSERT INTO "key_holder" (key_id, agent_id, contact_email, intended_use, telemetry_consent, issued_at) VALUES
	('01M8EV1P95ECQ22E7YHFNGVRD8', 'earlier-agent', 'earlier@example.com', 'Wrote the earlier database.', true, '2026-11-27 15:47:39.051+00'),
	('01M8EV1QREKD5X3G6AGK3KG5R5', 'earlier-advised', 'earlier@example.com', 'Wrote the earlier database.', false, '2026-11-27 15:47:40.559+00');
INSERT INTO "ledger_transaction" (id, kind, reference, posted_at) VALUES
	('01M8EV1PJ033JMRH93FZA7ZBR8', 'starter', '01M8EV1P95ECQ22E7YHFNGVRD8', '2026-11-27 15:47:39.243+00'),
	('01M8EV1QFR3EZHXP85FJ2MQJ1F', 'charge', 'rcp_01M8EV1Q4NQ0M41BAXB78WQ9RM', '2026-11-27 15:47:40.153+00'),
	('01M8EV1QZ8J3SAW4E97B9N4YJ1', 'starter', '01M8EV1QREKD5X3G6AGK3KG5R5', '2026-11-27 15:47:40.649+00');
INSERT INTO "ledger_entry" (transaction_id, account, amount_millicents, seq, balance_millicents) VALUES
	('01M8EV1PJ033JMRH93FZA7ZBR8', 'outside:starter', -50000, NULL, NULL),
	('01M8EV1PJ033JMRH93FZA7ZBR8', 'wallet:01M8EV1P95ECQ22E7YHFNGVRD8:starter', 50000, 1, 50000),
	('01M8EV1QFR3EZHXP85FJ2MQJ1F', 'wallet:01M8EV1P95ECQ22E7YHFNGVRD8:starter', -10, 2, 49990),
	('01M8EV1QFR3EZHXP85FJ2MQJ1F', 'sales:park', 10, NULL, NULL),
	('01M8EV1QZ8J3SAW4E97B9N4YJ1', 'outside:starter', -50000, NULL, NULL),
	('01M8EV1QZ8J3SAW4E97B9N4YJ1', 'wallet:01M8EV1QREKD5X3G6AGK3KG5R5:starter', 50000, 1, 50000);
INSERT INTO "parcel" (key_id, ticket, bytes, content_hash, expires_at) VALUES
	('01M8EV1P95ECQ22E7YHFNGVRD8', 'tkt_pZT5-iVvWETs7l5U4xfpEBB1XgXHXCqN', '\x6b6570742073696e636520616e206561726c6965722076657273696f6e', 'fd51b9a8c4fc22b4d24184b0cece781df7230be2d5d5563644ce54a50ff7d34f', '2026-12-04 15:47:39.797+00');
INSERT INTO "published_key" (kid, role, jwk, published_at) VALUES
	('Or52vXXDnl99G1x327Vw9VQXlA6Dz5Tab4P0MibzvnE', 'receipt', '{"x": "-AO0ZdvLTFpJOYP-_bY7XdrCZ8g_nXuvcUF1XwQfHGo", "y": "LsA8QTT2_fUpEETn3Hk-D-e877CBtiw8qcAe3xjCpPQ", "alg": "ES256", "crv": "P-256", "kid": "Or52vXXDnl99G1x327Vw9VQXlA6Dz5Tab4P0MibzvnE", "kty": "EC", "use": "sig"}', '2026-11-27 15:47:34.762+00'),
	('-0STk_q_CYrNnSGWvHLf3l5fgagToE5O-WXfOywSfxw', 'notary', '{"x": "WGCEC_wH-J4J4sADZtQPvUeGFLmbmH01PXevwt_EZ4k", "alg": "EdDSA", "crv": "Ed25519", "kid": "-0STk_q_CYrNnSGWvHLf3l5fgagToE5O-WXfOywSfxw", "kty": "OKP", "use": "sig"}', '2026-11-27 15:47:34.805+00'),
	('bmX0Z0jM9ztblDlE16znjYftrMPRToh__TAsp3yuIVM', 'first-strike', '{"x": "6HJBYDfVzMhRO6XdGHhjCdZDwHPmaCAynRX-4lrqVKI", "alg": "EdDSA", "crv": "Ed25519", "kid": "bmX0Z0jM9ztblDlE16znjYftrMPRToh__TAsp3yuIVM", "kty": "OKP", "use": "sig"}', '2026-11-27 15:47:34.993+00'),
	('uxj2ncEGD_Dd17V4skT4l9LF4GoSgRE3_LAN3lHR1d8', 'settlement', '{"x": "jNFQ-F-4Mo1Kebv7R2Ns-uRtS39H3Fx73tnjjrDaL_U", "alg": "EdDSA", "crv": "Ed25519", "kid": "uxj2ncEGD_Dd17V4skT4l9LF4GoSgRE3_LAN3lHR1d8", "kty": "OKP", "use": "sig"}', '2026-11-27 15:47:35.048+00');
INSERT INTO "secret_check" (name, tag, set_at) VALUES
	('key-pepper', '229ee14584e45e2847e473ef2fd995552a4d4f9cc50f02611d374f9b4e3adedf', '2026-11-27 15:47:33.797+00'),
	('state-key', '3014853c37336f10d905ef493f6087c9f556138cfdeac452cb0522240ebffdb4', '2026-11-27 15:47:34.194+00'),
	('telemetry-key', '2932c4634821fa9e21d260c2660e2262218df21f8a4060a2f302da975b2e4ee0', '2026-11-27 15:47:34.274+00');
INSERT INTO "settled_price" (id, machine_id, sku, quantity, price_cents, expires_at, settled_at) VALUES
	('9kKXwFY5aW8EedM6ck7zGg', 'demo-01', 'water', 1, 180, '2026-11-27 15:58:02.109+00', '2026-11-27 15:48:02.472+00');
INSERT INTO "telemetry_record" (recommendation_id, week_hash, vertical, endpoint, request_features, recommendation, created_at_hour, outcome) VALUES
	('rec_AD7dqTEy15lh9Kt5cy64mw', 'emu23IONnV9EY91TWKvFkQ', 'other', 'sellNextOffer', '{"my_reservation": 0.3, "deadline_rounds": 5}', '{"focal_floor": 0.38, "posterior.mean": 0.5, "expected_payoff": 0.26, "posterior.sigma": 0.28, "bargaining_share": 1, "posterior.samples": 0, "recommended_offer": 0.88, "acceptance_probability": 0.12}', 498831, '{"my_utility": 0.7, "deal_closed": true, "opponent_utility": null}');
