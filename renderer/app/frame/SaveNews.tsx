/** What the shell is saving and has saved, in one quiet corner of the frame. It never takes the keyboard, and gives it back. */
import { Button } from 'antd'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { SaveDesk, ShownSave } from '#shared/saves'
import { isFocusLost } from '../../ui/isFocusLost'
import { DismissButton } from '../../ui/notices/DismissButton'
import styles from './SaveNews.module.css'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'

export function SaveNews({ desk }: { desk: SaveDesk }) {
  const saves = useSyncExternalStore(desk.onChange, desk.current)
  const region = useFocusBack(saves)
  return (
    <>
      {saves.length > 0 && (
        <section ref={region} className={styles.saves} aria-label={frameTexts.savedFiles}>
          <ul>
            {saves.map((save) => (
              <li key={save.id}>
                <Save save={save} desk={desk} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {/* How far a file is stands in its <progress>: said every second, nobody could listen to anything else. */}
      <output className="visually-hidden">{saves.map(spoken).join(' ')}</output>
    </>
  )
}

function Save({ save, desk }: { save: ShownSave; desk: SaveDesk }) {
  const { id, name } = save
  switch (save.state) {
    case 'running':
      return (
        <>
          <p className={styles.name}>{name}</p>
          <div className={styles.line}>
            <progress
              {...(save.share !== null && { value: save.share })}
              max={1}
              aria-label={frameTexts.saving(name)}
            />
            <span className={styles.share}>{save.share === null ? 'Saving…' : `${Math.floor(save.share * 100)}%`}</span>
            <Button size="small" aria-label={frameTexts.cancelSaving(name)} onClick={() => desk.cancel(id)}>
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
            <DismissButton title={frameTexts.isSaved(name)} onDismiss={() => desk.dismiss(id)} />
          </div>
          <div className={styles.line}>
            <span className={styles.share}>{frameTexts.saved}</span>
            <Button size="small" aria-label={frameTexts.showInItsFolder(name)} onClick={() => desk.showInFolder(id)}>
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
            <DismissButton title={frameTexts.wasntSaved(name)} onDismiss={() => desk.dismiss(id)} />
          </div>
          <p className={styles.failure}>{save.message}</p>
        </>
      )
  }
}

function spoken(save: ShownSave): string {
  switch (save.state) {
    case 'running':
      return frameTexts.savingOfName(save.name)
    case 'saved':
      return frameTexts.isSavedWithName(save.name)
    case 'failed':
      return frameTexts.wasntSavedWith(save.name, save.message)
  }
}

/** Whoever pressed a button here that has gone since is led back to where they came from. */
function useFocusBack(saves: readonly ShownSave[]) {
  const region = useRef<HTMLElement>(null)
  const pressed = useRef<HTMLElement | null>(null)
  const cameFrom = useRef<HTMLElement | null>(null)

  useEffect(() => {
    function note({ target }: FocusEvent): void {
      if (!(target instanceof HTMLElement)) return
      const isHere = region.current?.contains(target) ?? false
      if (isHere) pressed.current = target
      else cameFrom.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])

  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.isConnected || !isFocusLost()) return
    pressed.current = null
    const back = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector<HTMLElement>('#content')
    back?.focus()
  }, [saves])

  return region
}
