/** What the keys of the queue do. */
import { Button } from 'antd'
import { Modal } from '../../ui/dialogs/Modal'
import facts from '../../ui/panels/facts.module.css'
import { keys } from './queueWords'

export const KeysDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Modal title="Keys of the queue" isOpen={isOpen} onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
    <dl className={facts.facts}>
      {keys.map(({ key, means }) => (
        <div key={key} className={facts.fact}>
          <dt>{means}</dt>
          <dd>
            <kbd>{key}</kbd>
          </dd>
        </div>
      ))}
    </dl>
  </Modal>
)
