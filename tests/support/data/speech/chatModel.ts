/** A stand-in for a model behind an OpenAI-compatible API. */
import { once } from 'node:events'
import { createServer } from 'node:http'

interface ModelRequest {
  path: string
  key: string | undefined
  body: string
}

export interface ChatModel {
  url: string
  requests: ModelRequest[]
  /** Sets the next answers: a text, an error status, or null for a request that is never answered. */
  setAnswer: (said: string | number | null) => void
  stop: () => Promise<void>
}

export async function startChatModel(): Promise<ChatModel> {
  const requests: ModelRequest[] = []
  let answer: string | number | null = ''
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      requests.push({ path: request.url ?? '', key: request.headers.authorization, body })
      if (answer === null) return
      if (typeof answer === 'number') response.statusCode = answer
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: answer } }] }))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    setAnswer: (nextAnswer) => {
      answer = nextAnswer
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
