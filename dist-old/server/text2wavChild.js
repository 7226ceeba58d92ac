import process from "node:process";
import text2wav from "text2wav";
// server/relay/speech/text2wavChild.ts
/** Runs the speech engine in a separate process, so that its crashes, leaks and output do not affect the server. */
process.on("disconnect", () => process.exit());
process.on("message", (text) => {
	if (typeof text !== "string") return;
	text2wav(` ${text}`).then((audio) => process.send?.(audio));
});
export {};

//# sourceMappingURL=text2wavChild.js.map