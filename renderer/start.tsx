import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './api/jitless'
import { Portal } from './Portal'

export function start(): void {
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <Portal />
    </StrictMode>,
  )
}
