let electron = require("electron");
// electron/preload.ts
/** Runs in the sandbox of the page and defines `window.desktop`, which only forwards messages. */
var invoke = (channel) => (input) => electron.ipcRenderer.invoke(channel, input);
var subscribe = (channel) => (listener) => {
	const forward = (_event, value) => listener(value);
	electron.ipcRenderer.on(channel, forward);
	return () => void electron.ipcRenderer.off(channel, forward);
};
var desktop = {
	storeSession: invoke("session:keep"),
	clearSession: invoke("session:forget"),
	touch: invoke("session:touch"),
	secretsStatus: invoke("secrets:status"),
	retrySecrets: invoke("secrets:retry"),
	cancelCall: invoke("call:cancel"),
	startPayment: invoke("payment:start"),
	cancelPayment: invoke("payment:cancel"),
	saveCall: invoke("save:call"),
	saveBytes: invoke("save:bytes"),
	cancelSave: invoke("save:cancel"),
	revealSaved: invoke("save:reveal"),
	openSaved: invoke("save:open"),
	print: invoke("print:page"),
	savePdf: invoke("print:pdf"),
	openExternal: invoke("external:open"),
	settings: invoke("settings:get"),
	changeSettings: invoke("settings:set"),
	info: invoke("app:info"),
	updateStatus: invoke("update:status"),
	checkForUpdate: invoke("update:check"),
	saveDiagnostics: invoke("diagnostics:save"),
	copyDiagnostics: invoke("diagnostics:copy"),
	pageReady: invoke("page:ready"),
	pageUnsaved: invoke("page:unsaved"),
	watchQueue: invoke("queue:watching"),
	tryNotification: invoke("queue:tryNotification"),
	onSaveProgress: subscribe("save:progress"),
	onNavigate: subscribe("navigate"),
	onIdleWarning: subscribe("session:idleWarning"),
	onSessionEnded: subscribe("session:ended"),
	onSecretsChanged: subscribe("secrets:changed"),
	onUpdateChanged: subscribe("update:changed"),
	onSettingsChanged: subscribe("settings:changed"),
	onZoomChanged: subscribe("zoom:changed"),
	onRecovered: subscribe("page:recovered"),
	onServerChanged: subscribe("server:changed")
};
electron.contextBridge.exposeInMainWorld("desktop", desktop);
