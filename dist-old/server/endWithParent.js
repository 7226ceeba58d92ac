import process from "node:process";
// server/launch/endWithParent.ts
/** Preloaded into child programs: stops the program when its parent process dies. */
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
export {};

//# sourceMappingURL=endWithParent.js.map