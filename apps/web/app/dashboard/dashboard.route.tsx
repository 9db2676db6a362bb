export default function DashboardScreen() {
  return <h1 className="text-3xl text-plum-900">Dashboard</h1>;
}
