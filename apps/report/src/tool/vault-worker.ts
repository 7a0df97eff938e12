self.addEventListener('message', () => self.close());
