export default function UsersScreen() {
  return <h1 className="text-3xl text-plum-900">User Management</h1>;
}
