/** Creates the IPC endpoint of one window. Pages of other windows have none. */
import type { WebContents } from 'electron'
import type { IpcEndpoint } from '../ports'

export const ipcOf = (contents: WebContents): IpcEndpoint => ({
  handle: (channel, respond) =>
    contents.ipc.handle(channel, ({ sender, senderFrame }, ...input: unknown[]) => {
      const frame = senderFrame && { url: senderFrame.url, isMainFrame: senderFrame.parent === null }
      return respond({ webContentsId: sender.id, frame }, ...input)
    }),
  send: (channel, value) => contents.send(channel, value),
})
