import getPort, { portNumbers } from "get-port";
import { serveSite } from "./site";

const FIRST_PORT = 4173;

const site = await serveSite({
  client: "build/demo/client",
  port: await getPort({ port: portNumbers(FIRST_PORT, FIRST_PORT + 100) }),
});

console.log(`
  The console with its demonstration backend: ${site.url}

  admin / admin   role admin
  user  / user    role user

  Ctrl+C ends it.
`);
