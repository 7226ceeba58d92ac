import { l as openDatabase, o as print, s as printError, t as createClock, v as StartupError } from "./clock-ClEbND9-.js";
import { a as openDocumentLibrary, c as recordDemoMessages, d as supervise, f as seedDemo, g as legacyEmail, h as demoSignIns, i as filesDirOf, l as assertSecretsPresent, m as demoPassword, n as readLaunchSettings, o as importSavedProfiles, r as claimFolder, s as saveDemoProfiles, t as readSecrets, u as launchDatabase } from "./secrets-BbNDEt0I.js";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createServer } from "node:net";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
// server/launch/programs.ts
/** Starts, monitors and stops the programs of the portal as child processes. */
const startTimeoutMs = 3e4;
const stopTimeoutMs = 15e3;
/** False in `npm run dev`, where programs run from the sources and restart when these change. */
const isBuilt = !import.meta.url.endsWith(".ts");
const sources = {
	main: "../main.ts",
	relay: "../relay/main.ts",
	sandboxProvider: "../sandboxProvider/main.ts"
};
function startProgram(plan, stopping) {
	return supervise({
		name: plan.name,
		start: async () => spawnProgram(plan, stopping)
	}, stopping);
}
function spawnProgram(plan, stopping) {
	const child = spawn(process.execPath, commandOf(plan.file), {
		env: {
			...process.env,
			...plan.environment
		},
		stdio: [
			"ignore",
			"inherit",
			"inherit",
			"ipc"
		]
	});
	const ended = exitMessageOf(plan.name, child);
	return {
		ready: waitUntilReady(plan, child, {
			ended,
			stopping
		}),
		ended,
		stop: () => stop$1(child)
	};
}
/** Resolves to a sentence about how a program ended, or why it could not be started. */
const exitMessageOf = (name, child) => new Promise((resolve) => {
	child.once("exit", (code, signal) => resolve(`The ${name} ended (${signal ?? `code ${code}`}).`));
	child.on("error", (error) => hasStarted(child) || resolve(`The ${name} could not be started: ${error.message}.`));
});
const hasStarted = ({ pid }) => pid !== void 0;
function commandOf(file) {
	const path = (name) => fileURLToPath(new URL(name, import.meta.url));
	if (!isBuilt) return [
		"--watch",
		"--import",
		"tsx",
		path(sources[file])
	];
	return [
		"--enable-source-maps",
		"--import",
		new URL("./endWithParent.js", import.meta.url).href,
		path(`./${file}.js`)
	];
}
async function waitUntilReady({ name, readyUrl }, child, { ended, stopping }) {
	if (!hasStarted(child)) throw new StartupError(await ended);
	const deadline = Date.now() + startTimeoutMs;
	while (!await isReady(readyUrl)) {
		stopping.throwIfAborted();
		if (hasEnded(child)) throw new StartupError(`The ${name} ended while it was starting; its last lines are above.`);
		if (Date.now() > deadline) throw new StartupError(`The ${name} did not answer on ${readyUrl} within 30 seconds.`);
		await setTimeout$1(50);
	}
}
async function isReady(url) {
	try {
		return (await fetch(url, { signal: AbortSignal.timeout(2e3) })).ok;
	} catch {
		return false;
	}
}
async function stop$1(child) {
	if (!hasStarted(child) || hasEnded(child)) return;
	const exit = once(child, "exit");
	child.kill("SIGTERM");
	const killTimer = setTimeout(() => child.kill("SIGKILL"), stopTimeoutMs);
	await exit;
	clearTimeout(killTimer);
}
const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;
/** Throws when the port is taken, with the setting that changes it. */
async function assertPortFree(port, host, setting) {
	const probe = createServer();
	try {
		probe.listen({
			port,
			host,
			exclusive: true
		});
		await once(probe, "listening");
	} catch (cause) {
		const problem = cause instanceof Error && "code" in cause && cause.code === "EADDRINUSE" ? "is taken by another program" : "cannot be opened";
		throw new StartupError(`Port ${port} ${problem}. Set ${setting} to a free one: ${setting}=${port + 10} npm start`, { cause });
	} finally {
		probe.close();
	}
}
// server/start.ts
/**
* Runs for `npm start`: starts the database, demo data, payment provider and portal in this order, and stops them in
* reverse.
*/
/** Steps that stop what was started. They run in reverse order, even when one of them fails. */
const stopSteps = [];
const stopping = new AbortController();
handleSignals();
try {
	await start(readLaunchSettings(process.env));
	await waitUntilStopped();
} catch (error) {
	if (!stopping.signal.aborted) printError(error);
	process.exitCode = stopping.signal.aborted ? 0 : 1;
}
await stopAll();
process.exit();
async function start(settings) {
	const url = `http://localhost:${settings.port}`;
	if (settings.sandbox.refusal) throw new StartupError(settings.sandbox.refusal);
	for (const warning of settings.sandbox.warnings) print(`Warning: ${warning}`);
	await mkdir(settings.dataDir, { recursive: true });
	const release = await claimFolder(settings.dataDir, `the portal on ${url} runs on it`);
	stopSteps.push({
		label: "",
		run: async () => release()
	});
	await assertPortFree(settings.port, settings.host, "PORT");
	if (settings.providerUrl === null) await assertPortFree(settings.providerPort, "127.0.0.1", "PROVIDER_PORT");
	if (settings.relay) await assertPortFree(settings.relay.port, settings.relay.host, "RELAY_PORT");
	if (settings.databaseUrl === null) assertSecretsPresent(settings.dataDir);
	const secrets = await readSecrets(settings.dataDir, process.env);
	const database = await launchDatabase({
		...settings,
		password: secrets.databasePassword
	}, stopping.signal);
	stopSteps.push({
		label: database.isEmbedded ? "database" : "",
		run: () => database.stop()
	});
	stopping.signal.throwIfAborted();
	if (database.isEmbedded) await seedIfEmpty(database, settings, secrets);
	stopping.signal.throwIfAborted();
	await startProvider(settings, secrets);
	const environment = portalEnvironment(settings, secrets, database);
	await startPortal(settings, environment);
	if (settings.relay) await startRelay(settings.relay, environment);
	const providerUrl = providerUrlOf(settings);
	printWelcome(url, providerUrl, database);
	process.send?.({
		kind: "ready",
		url,
		providerUrl,
		databaseUrl: database.url
	});
}
async function seedIfEmpty(database, { dataDir, port }, { sealKey }) {
	const connection = openDatabase(database.url, 2);
	try {
		const started = performance.now();
		const clock = createClock(process.env["TIME_ZONE"] ?? "America/Chicago");
		const seeded = await seedDemo(connection.db, {
			today: clock.today(),
			now: clock.now(),
			library: await openDocumentLibrary(dataDir, process.env)
		});
		if (!seeded) return;
		await saveDemoProfiles(dataDir, seeded.profiles);
		const environment = {
			...process.env,
			PORT: String(port),
			SEAL_KEY: sealKey
		};
		await recordDemoMessages(connection.db, {
			environment,
			clock
		});
		const seconds = ((performance.now() - started) / 1e3).toFixed(1);
		print(`Demo data: ${seeded.customers} customers, ${seeded.statements} statements, ${seeded.payments} payments (${seconds} s).`);
	} finally {
		await connection.close();
	}
}
function providerUrlOf({ providerUrl, providerPort }) {
	return providerUrl ?? `http://localhost:${providerPort}`;
}
async function startProvider(settings, { providerKey }) {
	const { dataDir, providerPort } = settings;
	if (settings.providerUrl !== null) {
		print("Payment provider: the one that PROVIDER_URL names.");
		return;
	}
	print(`Payment provider: sandbox on port ${providerPort}.`);
	const environment = {
		PROVIDER_PORT: String(providerPort),
		PROVIDER_HOST: "127.0.0.1",
		PROVIDER_DATA_DIR: join(dataDir, "provider"),
		PROVIDER_KEY: providerKey,
		PROVIDER_PUBLIC_URL: settings.providerPublicUrl ?? providerUrlOf(settings),
		LOG_LEVEL: process.env["LOG_LEVEL"] ?? "warn"
	};
	const address = `http://127.0.0.1:${providerPort}`;
	const provider = await startProgram({
		name: "payment provider",
		file: "sandboxProvider",
		environment,
		readyUrl: `${address}/healthz`
	}, stopping.signal);
	stopSteps.push({
		label: provider.name,
		run: () => provider.stop()
	});
	const count = await importSavedProfiles(dataDir, {
		url: address,
		key: providerKey
	});
	if (count > 0) print(`Payment provider: has ${count} saved payment methods of the demo customers.`);
}
/** The environment of the portal and the relay, which share the database, the keys and the files. */
function portalEnvironment(settings, secrets, database) {
	return {
		PORT: String(settings.port),
		HOST: settings.host,
		DATABASE_URL: database.url,
		DATA_DIR: settings.dataDir,
		PROVIDER_URL: settings.providerUrl ?? `http://127.0.0.1:${settings.providerPort}`,
		PROVIDER_PUBLIC_URL: settings.providerPublicUrl ?? providerUrlOf(settings),
		PROVIDER_KEY: secrets.providerKey,
		CODE_KEY: secrets.codeKey,
		SEAL_KEY: secrets.sealKey,
		FILES_DIR: filesDirOf(settings.dataDir, process.env),
		LOG_LEVEL: process.env["LOG_LEVEL"] ?? "warn",
		DRAIN_MS: process.env["DRAIN_MS"] ?? "0",
		...isBuilt && { WEBSITE_DIR: fileURLToPath(new URL("../renderer", import.meta.url)) }
	};
}
async function startPortal(settings, environment) {
	print(`Portal: API and website on port ${settings.port}.`);
	const portal = await startProgram({
		name: "portal",
		file: "main",
		environment,
		readyUrl: `http://${connectableHost(settings.host)}:${settings.port}/readyz`
	}, stopping.signal);
	stopSteps.push({
		label: portal.name,
		run: () => portal.stop()
	});
}
async function startRelay(relay, environment) {
	print(`Relay: speech and commands on port ${relay.port}.`);
	const program = await startProgram({
		name: "relay",
		file: "relay",
		environment,
		readyUrl: `http://${connectableHost(relay.host)}:${relay.port}/readyz`
	}, stopping.signal);
	stopSteps.push({
		label: program.name,
		run: () => program.stop()
	});
}
/** A program that listens on all interfaces is reachable under the loopback address. */
function connectableHost(host) {
	return host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
}
function printWelcome(url, providerUrl, { isEmbedded }) {
	print(`\nThe portal is ready: ${url}`);
	print(`  messages that would be sent by email and SMS: ${url}/sandbox`);
	print(`  the API: ${url}/api/docs    the payment provider: ${providerUrl}`);
	if (isEmbedded) {
		print(`\nDemo sign-ins (password of each: ${demoPassword})`);
		for (const { email, description } of demoSignIns) print(`  ${email.padEnd(24)}${description}`);
		print(`  ${legacyEmail.padEnd(24)}not a user yet: an account that is taken over at ${url}/register`);
	}
	print("\nCtrl+C stops everything.");
}
function stop(reason) {
	if (!stopping.signal.aborted) print(`Stopping: ${reason}.`);
	stopping.abort();
}
function handleSignals() {
	for (const signal of [
		"SIGINT",
		"SIGTERM",
		"SIGHUP"
	]) {
		process.removeAllListeners(signal);
		process.on(signal, () => stop(`received ${signal}`));
	}
	process.on("disconnect", () => stop("the program that started this one has ended"));
	process.channel?.unref();
}
function waitUntilStopped() {
	return new Promise((resolve) => {
		if (stopping.signal.aborted) resolve();
		else stopping.signal.addEventListener("abort", () => resolve(), { once: true });
	});
}
async function stopAll() {
	for (const { label, run } of stopSteps.toReversed()) {
		if (label) print(`Stopping the ${label}.`);
		await run().catch(printError);
	}
}
export {};

//# sourceMappingURL=start.js.map