import { start } from './bootstrap';
import { installScriptVerification } from './remotes/script-verification';

// Before the first chunk is asked for: nothing runs whose hash is not known.
installScriptVerification();
start();
