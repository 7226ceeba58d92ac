/** Shows running and finished saves of the shell in a corner. It never takes the keyboard focus, and it returns it. */
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { percentText } from '#shared/format/plural'
import type { SaveTracker, TrackedSave } from '#shared/platform/saves'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import { Button } from '../../ui/Button'
import { isFocusLost } from '../../ui/focus/isFocusLost'
import { DismissButton } from '../../ui/notices/DismissButton'
import styles from './SaveStatus.module.css'

export function SaveStatus({ tracker }: { tracker: SaveTracker }) {
  const saves = useSyncExternalStore(tracker.onChange, tracker.current)
  const region = useRestoreFocus(saves)
  return (
    <>
      {saves.length > 0 && (
        <section ref={region} className={styles.saves} aria-label={frameTexts.savedFiles}>
          <ul>
            {saves.map((save) => (
              <li key={save.id}>
                <SaveItem save={save} tracker={tracker} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {/* The progress is in <progress> only. A screen reader that announced it every second would announce nothing else. */}
      <output className="visually-hidden">{saves.map(announcementOf).join(' ')}</output>
    </>
  )
}

function SaveItem({ save, tracker }: { save: TrackedSave; tracker: SaveTracker }) {
  const { id, name } = save
  switch (save.state) {
    case 'running':
      return (
        <>
          <p className={styles.name}>{name}</p>
          <div className={styles.line}>
            <progress
              {...(save.progress !== null && { value: save.progress })}
              max={1}
              aria-label={frameTexts.saving(name)}
            />
            <span className={styles.share}>
              {save.progress === null ? frameTexts.savingFile : percentText(Math.floor(save.progress * 100))}
            </span>
            <Button size="small" aria-label={frameTexts.cancelSaving(name)} onClick={() => tracker.cancel(id)}>
              {commonTexts.cancel}
            </Button>
          </div>
        </>
      )
    case 'saved':
      return (
        <>
          <div className={styles.line}>
            <p className={styles.name}>{name}</p>
            <DismissButton title={frameTexts.isSaved(name)} onDismiss={() => tracker.dismiss(id)} />
          </div>
          <div className={styles.line}>
            <span className={styles.share}>{frameTexts.saved}</span>
            <Button size="small" aria-label={frameTexts.showFileLabel(name)} onClick={() => tracker.showInFolder(id)}>
              {frameTexts.showInFolder}
            </Button>
          </div>
        </>
      )
    case 'failed':
      return (
        <>
          <div className={styles.line}>
            <p className={styles.name}>{name}</p>
            <DismissButton title={frameTexts.wasntSaved(name)} onDismiss={() => tracker.dismiss(id)} />
          </div>
          <p className={styles.failure}>{save.message}</p>
        </>
      )
  }
}

function announcementOf(save: TrackedSave): string {
  switch (save.state) {
    case 'running':
      return frameTexts.savingOfName(save.name)
    case 'saved':
      return frameTexts.fileSaved(save.name)
    case 'failed':
      return frameTexts.wasntSavedWith(save.name, save.message)
  }
}

/** Restores the focus when a pressed button here has disappeared. */
function useRestoreFocus(saves: readonly TrackedSave[]) {
  const region = useRef<HTMLElement>(null)
  const lastPressed = useRef<HTMLElement | null>(null)
  const focusOrigin = useRef<HTMLElement | null>(null)

  useEffect(() => {
    function recordFocus({ target }: FocusEvent): void {
      if (!(target instanceof HTMLElement)) return
      const isInside = region.current?.contains(target) ?? false
      if (isInside) lastPressed.current = target
      else focusOrigin.current = target
    }
    document.addEventListener('focusin', recordFocus)
    return () => document.removeEventListener('focusin', recordFocus)
  }, [])

  useLayoutEffect(() => {
    if (!lastPressed.current || lastPressed.current.isConnected || !isFocusLost()) return
    lastPressed.current = null
    const focusTarget = focusOrigin.current?.isConnected
      ? focusOrigin.current
      : document.querySelector<HTMLElement>('#content')
    focusTarget?.focus()
  }, [saves])

  return region
}
