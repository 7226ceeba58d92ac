import { Qn as isPortalOrigin, a as exitWithError } from "./clock-ClEbND9-.js";
import { D as prepareFindActors, Sr as batched, a as speechFeatures, i as openServices, l as createEventStreams, o as relayRoutes, r as createSpeechEngines, s as installHealth, t as stopOnSignal, u as createBaseApp, v as withUseRecording } from "./stop-Co8hjSQB.js";
// server/relay/app.ts
async function buildRelayApp(services) {
	const app = createBaseApp(services);
	allowPortalOrigin(app, services);
	installHealth(app, services, speechFeatures(services.config));
	const findActor = withUseRecording(services, batched(prepareFindActors(services.sessionDb, services.clock)));
	const streams = createEventStreams(app, { heartbeatMs: services.config.EVENTS_HEARTBEAT_MS });
	await relayRoutes({
		app,
		clock: services.clock,
		findActor,
		streams
	}, services);
	return app;
}
/** Allows cross-origin calls from the portal's pages (CORS). */
function allowPortalOrigin(app, { config }) {
	app.addHook("onRequest", async ({ headers: { origin } }, reply) => {
		if (origin === void 0 || !isPortalOrigin(config, origin)) return;
		reply.header("access-control-allow-origin", origin).header("vary", "origin");
	});
	app.options("/*", (_request, reply) => reply.code(204).header("access-control-allow-methods", "GET, POST").header("access-control-allow-headers", "authorization, content-type, idempotency-key").header("access-control-max-age", "600").send());
}
// server/relay/main.ts
/**
* Starts the relay as a separate program on RELAY_PORT, with the portal's settings and database and without its
* periodic jobs.
*/
const services = await openServices(process.env).catch(exitWithError);
const { config, log } = services;
if (config.RELAY_PORT === void 0) throw new Error("RELAY_PORT is missing: without it the portal is the relay");
const speech = await createSpeechEngines(config, log);
const app = await buildRelayApp({
	...services,
	speech
});
await app.listen({
	port: config.RELAY_PORT,
	host: config.RELAY_HOST
});
stopOnSignal({
	app,
	services,
	afterRequests: () => speech.close()
});
export {};

//# sourceMappingURL=relay.js.map