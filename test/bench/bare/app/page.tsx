import { useState } from "react";

export default function Page() {
  const [name, setName] = useState("");
  return (
    <main>
      <h1>Hello {name}</h1>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
    </main>
  );
}
