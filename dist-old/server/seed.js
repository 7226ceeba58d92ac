import { d as connectClient, l as openDatabase, o as print, s as printError, t as createClock, v as StartupError } from "./clock-ClEbND9-.js";
import { a as openDocumentLibrary, c as recordDemoMessages, f as seedDemo, n as readLaunchSettings, p as maxWithHistory, r as claimFolder, s as saveDemoProfiles, t as readSecrets, u as launchDatabase } from "./secrets-BbNDEt0I.js";
import { mkdir } from "node:fs/promises";
import { parseArgs } from "node:util";
// server/seed.ts
/**
* `npm run seed -- --accounts N --messages N`: loads demo data into an empty database, the embedded one unless
* DATABASE_URL is set.
*/
try {
	await seed(readSeedSize());
} catch (error) {
	printError(error);
	process.exitCode = 1;
}
process.exit();
function readSeedSize() {
	const text = (value) => ({
		type: "string",
		default: String(value)
	});
	const { values } = parseArgs({ options: {
		accounts: text(400),
		messages: text(0)
	} });
	const accounts = Number(values.accounts);
	const messages = Number(values.messages);
	if (!Number.isInteger(accounts) || accounts < 1 || accounts > 1e6) throw new StartupError("--accounts takes a whole number from 1 to 1000000.");
	if (!Number.isInteger(messages) || messages < 0 || messages > 5e6) throw new StartupError("--messages takes a whole number up to 5000000.");
	if (messages > 0 && accounts <= 5e3) throw new StartupError(`--messages are of customers without a history: they need more than ${maxWithHistory} --accounts.`);
	return {
		accounts,
		messages
	};
}
async function seed({ accounts, messages }) {
	const settings = readLaunchSettings(process.env);
	await mkdir(settings.dataDir, { recursive: true });
	const release = settings.databaseUrl === null ? await claimFolder(settings.dataDir, "demo data is being loaded") : null;
	const { databasePassword, sealKey } = await readSecrets(settings.dataDir, process.env);
	const database = await launchDatabase({
		...settings,
		password: databasePassword
	});
	const connection = openDatabase(database.url, 2);
	const bulk = accounts > 5e3 ? await connectClient(database.url) : null;
	try {
		const onProgress = (customers) => {
			if (customers % 5e3 === 0) print(`  ${customers} customers`);
		};
		if (bulk) print(`The first ${maxWithHistory} customers get a history of two years, the others accounts and messages.`);
		const started = performance.now();
		const clock = createClock(process.env["TIME_ZONE"] ?? "America/Chicago");
		const seeded = await seedDemo(connection.db, {
			today: clock.today(),
			now: clock.now(),
			accounts,
			messages,
			...bulk && { bulk },
			onProgress,
			library: await openDocumentLibrary(settings.dataDir, process.env)
		});
		if (!seeded) return print("Nothing was changed: people can sign in to this database already.");
		await saveDemoProfiles(settings.dataDir, seeded.profiles);
		const environment = {
			...process.env,
			PORT: String(settings.port),
			SEAL_KEY: sealKey
		};
		await recordDemoMessages(connection.db, {
			environment,
			clock
		});
		const seconds = ((performance.now() - started) / 1e3).toFixed(1);
		print(`${seeded.customers} customers, ${seeded.statements} statements, ${seeded.payments} payments in ${seconds} s.`);
		print(`${seeded.profiles.length} saved payment methods wait for the sandbox provider: npm start hands them over.`);
	} finally {
		await bulk?.end();
		await connection.close();
		await database.stop();
		release?.();
	}
}
export {};

//# sourceMappingURL=seed.js.map