document.querySelector('#page')?.append('Report');
