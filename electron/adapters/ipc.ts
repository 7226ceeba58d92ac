/** One window's own endpoint: pages of other windows have none at all. */
import type { WebContents } from 'electron'
import type { IpcEndpoint } from '../ports'

export const ipcOf = (contents: WebContents): IpcEndpoint => ({
  handle: (channel, answer) =>
    contents.ipc.handle(channel, ({ sender, senderFrame }, ...input: unknown[]) => {
      const frame = senderFrame && { url: senderFrame.url, isMainFrame: senderFrame.parent === null }
      return answer({ webContentsId: sender.id, frame }, ...input)
    }),
  send: (channel, value) => contents.send(channel, value),
})
