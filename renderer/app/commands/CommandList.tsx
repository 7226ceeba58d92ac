/** What can be said and typed, for whoever asks: each command with sentences that give it. */
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { commandNames, exampleAddress, registry, type CommandName } from '#shared/commands/registry'
import { hasRecognizer } from '../../api/transcribing'
import { useSelected } from '../../session/useSelected'
import { useSignedIn } from '../../session/SignedIn'
import { Modal } from '../../ui/dialogs/Modal'
import styles from './commands.module.css'
import { useMayCommand } from './useMayCommand'
import * as commandTexts from '#shared/texts/commands'
import * as commonTexts from '#shared/texts/common'

export function CommandList({ onClose }: { onClose: () => void }) {
  const { mayGive } = useMayCommand()
  const { address: current } = useSelected()
  const addresses = useSignedIn().user.user_address_details
  // One to go on to, where there is one.
  const own = addresses.find((one) => one.crm_premise_id !== current?.crm_premise_id) ?? current
  const examplesOf = (name: CommandName): string[] =>
    registry[name].examples.map((example) => (own ? example.replace(exampleAddress, own.street_address) : example))
  const [isHeard, setIsHeard] = useState(false)
  useEffect(() => {
    let isHere = true
    void hasRecognizer().then((isThere) => isHere && setIsHeard(isThere))
    return () => {
      isHere = false
    }
  }, [])
  return (
    <Modal
      isOpen
      title={commandTexts.whatYouCanSay}
      size="large"
      onClose={onClose}
      footer={<Button onClick={onClose}>{commonTexts.close}</Button>}
    >
      <p className={styles.note}>{commandTexts.sayItWithTheMicrophone(isHeard)}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls: the keyboard has to reach it. */}
      <section aria-label={commandTexts.commands} tabIndex={0} data-starts-here className={styles.list}>
        <dl className={styles.commands}>
          {commandNames.filter(mayGive).map((name) => (
            <div key={name}>
              <dt>{registry[name].about}</dt>
              {examplesOf(name).map((example) => (
                <dd key={example}>“{example}”</dd>
              ))}
            </div>
          ))}
        </dl>
      </section>
    </Modal>
  )
}
