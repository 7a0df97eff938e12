document.querySelector('#page')?.append('Tool');
