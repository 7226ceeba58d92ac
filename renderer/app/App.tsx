export function App() {
  const x = import('../features/dashboard/DashboardPage')
  void x
  return <p>signed in</p>
}
